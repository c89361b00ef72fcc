"""The command line: ``wardround …``."""
