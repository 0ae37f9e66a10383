"""From the match's messages to what is shown and asked, and when everything waits."""
