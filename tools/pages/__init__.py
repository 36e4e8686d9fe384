"""Static pages for people: front page, guide, rules, balance and documentation. They hold no rules of their own."""
