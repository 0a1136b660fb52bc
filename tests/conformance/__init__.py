"""Real segments of every version, compared with the results of Kafka's own reader."""
