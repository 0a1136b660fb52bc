"""The project's extract of Kafka's message schemas, taken from the jars of a release."""
