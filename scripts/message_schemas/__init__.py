"""What the project keeps of Kafka's message schemas, taken from the jars of a release."""
