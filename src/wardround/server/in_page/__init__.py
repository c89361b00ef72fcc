"""The server inside a web page: the same tables, API and bots in a browser's own Python.

``client/src/device/`` loads this into a web worker. It gives `Server` a few functions of the
browser's and hands it what the app says; the app cannot tell it from a server far away. Nothing
here or in what it imports needs threads, processes, sockets or files.
"""
