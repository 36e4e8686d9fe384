"""Actions of the host: bans, notices, closing time, removal of matches and talk, and figures; no HTTP and no command line."""
