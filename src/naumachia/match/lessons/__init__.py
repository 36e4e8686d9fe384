"""Lessons: positions with a task that the rules themselves judge."""
