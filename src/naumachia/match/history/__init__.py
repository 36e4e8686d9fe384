"""History of a match: answers, take-backs, undo, log and record lines. No views."""
