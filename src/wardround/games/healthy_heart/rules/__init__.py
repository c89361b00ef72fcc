"""The rules, compiled with mypyc: one module a chapter."""
