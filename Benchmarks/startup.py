#!/usr/bin/env python3
"""What a call of theme-cli costs above an empty Swift program.

Builds both with the Swift runtime linked in, runs them in turns on one processor with the output
thrown away, and prints medians of the wall time and their difference in milliseconds.

usage: startup.py [PAIRS] [ARGUMENT...]     defaults: 400 pairs, resolve novus@dark
"""

import os
import pathlib
import statistics
import subprocess
import sys
import time

BENCHMARKS = pathlib.Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
SCRATCH = BENCHMARKS / ".build" / "startup"
WARM_UP = 20


def build_empty():
    source = SCRATCH / "empty.swift"
    program = SCRATCH / "empty"
    source.write_text("")
    subprocess.run(
        ["swiftc", "-O", "-static-stdlib", "-o", str(program), str(source)], check=True)
    return program


def build_program():
    options = ["-c", "release", "--static-swift-stdlib", "--package-path", str(ROOT),
               "--scratch-path", str(SCRATCH / "build"), "--product", "theme-cli"]
    subprocess.run(["swift", "build", *options], check=True, stdout=sys.stderr)
    folder = subprocess.run(
        ["swift", "build", *options, "--show-bin-path"],
        check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder) / "theme-cli"


def run(program, arguments):
    """Milliseconds of wall time from the start of a process to its end."""
    nothing = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    command = [str(program), *arguments]
    start = time.perf_counter_ns()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=nothing)
    _, status, _ = os.wait4(process, 0)
    end = time.perf_counter_ns()
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"startup: {' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
    return (end - start) / 1e6


def show(name, times):
    print(f"{name:<28} median {statistics.median(times):7.3f} ms"
          f"   min {min(times):7.3f}   max {max(times):7.3f}")


def main():
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    arguments = sys.argv[2:] or ["resolve", "novus@dark"]
    SCRATCH.mkdir(parents=True, exist_ok=True)
    empty, program = build_empty(), build_program()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    times = [(run(empty, []), run(program, arguments)) for _ in range(WARM_UP + pairs)][WARM_UP:]
    show("empty program", [pair[0] for pair in times])
    show("theme-cli " + " ".join(arguments), [pair[1] for pair in times])
    difference = statistics.median(t[1] for t in times) - statistics.median(t[0] for t in times)
    paired = statistics.median(t[1] - t[0] for t in times)
    print(f"difference of the medians {difference:.3f} ms, median of the {pairs} differences "
          f"{paired:.3f} ms")


if __name__ == "__main__":
    main()
