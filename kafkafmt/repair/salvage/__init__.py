"""What is written back: a log directory that a broker starts on."""
