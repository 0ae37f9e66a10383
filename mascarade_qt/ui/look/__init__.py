"""How everything looks: theme, style sheet, drawings, motion, and the settings behind them."""
