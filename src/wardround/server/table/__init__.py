"""One table, without sockets, clock or disk: messages go in, effects come out."""
