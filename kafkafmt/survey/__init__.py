"""What is on a disk: inventory, verification, transactions, producers, differences."""
