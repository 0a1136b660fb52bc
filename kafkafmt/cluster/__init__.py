"""What the records of internal topics add up to: offsets, groups, transactions, the cluster."""
