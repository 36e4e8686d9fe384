"""One position: its request and pictures, odds, reasons, and its forms in text. No history."""
