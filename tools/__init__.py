"""What ``./dev`` calls. Modules that it imports need nothing but Python's standard library."""
