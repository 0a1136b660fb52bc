"""_base: arguments, texts, counts, Java's rules."""
