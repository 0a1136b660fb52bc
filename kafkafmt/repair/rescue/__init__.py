"""What is brought back on the worst days: a lost quorum, a deleted topic, lost metadata."""
