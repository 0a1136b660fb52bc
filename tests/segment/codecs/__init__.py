"""codecs: every framing, every cut, and bombs."""
