"""The app in a real browser: Chromium, driven by Playwright, against a server of its own."""
