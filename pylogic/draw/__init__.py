"""Renderers: each draws a Board in one medium, and knows nothing else."""
