"""Exchange formats, one a file: texts to the facts that an encoding reads."""
