"""Tables for people: seats, links, durable records, and bots that think in other processes.

``app`` puts everything together. ``docs/architecture.md`` says what each package is for and follows
a click through them.
"""
