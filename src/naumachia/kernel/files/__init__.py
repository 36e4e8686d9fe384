"""Files of people: records, charts, fleets, their checks and limits; no state of a match."""
