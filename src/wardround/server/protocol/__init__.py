"""What browsers and servers send each other: messages, HTTP bodies, refusals, and their schema."""
