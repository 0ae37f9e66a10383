"""What the program needs of the machine it runs on: folders, processes, libraries, errors, Ctrl-C."""
