"""The output of a salvage: a log directory for a broker to start on."""
