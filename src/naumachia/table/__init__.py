"""One match with the people around it, independent of any network: a server and a web worker run the same code."""
