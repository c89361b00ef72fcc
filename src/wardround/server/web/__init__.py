"""HTTP and WebSocket: routes, sockets, limits of connections, and the files of the app."""
