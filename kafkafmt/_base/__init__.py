"""The common base of all rooms: errors, damage, limits, Java's rules, checks of arguments."""
