"""What people see and read; not compiled."""
