"""Moving one ship (WG-6): speed, announcement, steps, and the enemy's answers to them."""
