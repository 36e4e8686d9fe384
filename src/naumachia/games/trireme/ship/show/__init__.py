"""What the table shows of the Ship Game."""
