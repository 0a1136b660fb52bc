"""repair: salvage, rescues, unpack."""
