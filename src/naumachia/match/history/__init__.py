"""What a match remembers: its answers, take-backs, log and record lines. No views."""
