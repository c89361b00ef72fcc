"""Bots and long work, in processes of their own."""
