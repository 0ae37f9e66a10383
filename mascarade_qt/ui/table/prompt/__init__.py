"""What is asked below the table, and how it is answered."""
