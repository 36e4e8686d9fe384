"""Work that takes long: programs that think, odds, prospects and reports, as tasks that another process or worker can run."""
