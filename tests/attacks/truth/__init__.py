"""What a real cluster said before its end, and what is read from its directories after it."""

NEWEST = "4.4.0"
"""The newest release of Kafka that the stories are known to run on."""
