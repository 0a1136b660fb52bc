"""The messages in Kafka's internal topics: from bytes to fields."""
