"""What outlives a run: settings, unsaved work kept aside, and what is saved and told after a bug."""
