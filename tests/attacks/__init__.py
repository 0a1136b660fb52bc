"""Attacks on what the project promises, each by the rule and not by one example."""
