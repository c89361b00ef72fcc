"""A whole site on one machine, to try things out and for tests; `./dev cluster` starts one.

Database, bus, servers, workers and balancer listen on free ports of loopback only, keep their data
in a private folder, and stop together with whoever started them.
"""
