"""Advice for programs, never a rule."""
