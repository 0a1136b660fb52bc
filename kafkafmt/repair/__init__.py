"""A disk that a broker starts on: salvage, rescues, segments without compression."""
