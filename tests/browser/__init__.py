"""Tests in a real browser: `pytest -m browser`."""
