"""Where units of a card may stand, and where quick fixes move those that stand wrong."""
