"""A whole site on one machine, for trying and for tests: database, bus, servers, workers, balancer.

Everything listens on loopback only, on free ports, in a private folder, and ends with its starter.
"""
