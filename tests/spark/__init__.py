"""Tests that start Spark, or that import PySpark."""
