"""Real segments of every era against what Kafka's own reader says of them."""
