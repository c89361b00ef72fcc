"""Tables for people: seats, links, records that survive anything, bots that think elsewhere.

``table.py`` takes messages and gives messages and knows no sockets and no clock; ``app.py`` is
HTTP and WebSocket around it; ``store`` keeps every line before it is answered.
"""
