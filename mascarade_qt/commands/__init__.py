"""The command line's subcommands. None of them loads Qt."""
