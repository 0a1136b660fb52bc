"""The audit of tiered storage: what lies in a bucket, and what of it a log needs."""
