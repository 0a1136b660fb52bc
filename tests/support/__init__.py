"""What the tests share: the encoder, the truth of the corpus, stores, engines."""
