"""What is shown and told of a match to one seat: views, prospects, and the report at its end. Changes nothing."""
