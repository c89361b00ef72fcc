"""The rules, compiled with mypyc: one module per chapter."""
