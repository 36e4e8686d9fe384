"""Plans and their execution (CV-1.3 to CV-1.7, CV-2.3, CV-G8)."""
