"""The tables of this process: loaded, stored, timed, put away and handed over."""
