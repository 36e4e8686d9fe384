"""Pictures and explanations of the Ship Game."""
