"""Moving one ship (chapter 6): speed, announcement, steps, and the enemy's answers to them."""
