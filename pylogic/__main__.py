"""`python -m pylogic`."""

from pylogic.cli import main

if __name__ == "__main__":
    main()
