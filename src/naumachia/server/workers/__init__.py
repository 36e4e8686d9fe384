"""Worker processes for computation: programs that play, odds and reviews, and the queue in front of them."""
