"""What the table shows of the Fleet Game."""
