"""cluster: internal topics, and what they add up to."""
