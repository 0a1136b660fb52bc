"""What all rooms use: errors, damage, limits, Java's rules, checks of arguments."""
