"""Benchmarks and long runs: ``python -m bench.NAME``."""
