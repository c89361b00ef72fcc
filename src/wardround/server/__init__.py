"""Tables for people: seats, links, durable records, and bots that think in other processes.

``table.py`` turns messages into messages and knows neither sockets nor clocks; ``app.py`` is HTTP
and WebSocket around it; ``store`` keeps every line before it is answered.
"""
