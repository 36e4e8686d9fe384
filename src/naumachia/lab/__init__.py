"""Many matches at once: simulation and benchmarks."""

from naumachia.lab.bench import bench
from naumachia.lab.simulate import Played, Report, Task, matches, play, report, simulate

__all__ = ["Played", "Report", "Task", "bench", "matches", "play", "report", "simulate"]
