"""People beyond one table: private links, reminders, mail and push."""
