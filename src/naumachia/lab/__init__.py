"""Many matches at once: simulation and benchmarks."""

from naumachia.lab.bench import bench
from naumachia.lab.simulate import Played, Report, Task, play, simulate

__all__ = ["Played", "Report", "Task", "bench", "play", "simulate"]
