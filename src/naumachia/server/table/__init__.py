"""One open match with the people around it: seats, views, clocks, take-backs, talk and dice."""
