"""The server inside a web page: the same tables, API and bots, in Python running in the browser.

``client/src/offline/`` loads this into a web worker. It gives `Server` a few functions of the
browser's and passes on what the app sends; the app cannot tell it from a remote server. Nothing
here, nor anything it imports, needs threads, processes, sockets or files.
"""
