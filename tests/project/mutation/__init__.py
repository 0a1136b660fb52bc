"""Mutation testing: small changes of the code that the tests of its subject must notice."""
