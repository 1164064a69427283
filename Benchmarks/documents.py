#!/usr/bin/env python3
"""What resolving token files costs, beside a Python process that parses and writes the same.

Makes sets of tokens, resolves the dark theme of each with the program and reads and writes its base
file with orjson, whole processes in turns with the output thrown away. Prints medians of the wall
time and of the processor's time, the highest peak of memory, the ratio of the wall times, and the
exponent of growth between the sizes. Where the processor's time is far below the wall time, the
machine was busy with other things. Linux counts this script's own memory, about 15 MiB, as the
least peak of any process.

usage: documents.py PROGRAM [RUNS]     default: 15 runs (7 at least)

PROGRAM is a release build with the Swift runtime linked in:
swift build -c release --static-swift-stdlib --product theme-cli

Needs orjson (pip install orjson) in the Python that runs this. Non-zero where a goal is missed;
skipped where the maker of the sets isn't beside the package.
"""

import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

try:
    import orjson
except ImportError:
    sys.exit("documents: the Python package 'orjson' is missing (pip install orjson)")

MAKER = (pathlib.Path(__file__).resolve().parent.parent.parent / "shared" / "tools"
         / "make-tokens.py")
SIZES = (1_000, 10_000, 100_000)
GOALS = {1_000: 8.0, 10_000: 40.0}
GOAL_RATIO = 1.5
GOAL_MEMORY = 200.0
GOAL_EXPONENT = 1.2
WARM_UP = 2
PEER = ("import sys, orjson\n"
        "with open(sys.argv[1], 'rb') as file: tokens = orjson.loads(file.read())\n"
        "sys.stdout.buffer.write(orjson.dumps(tokens))\n")


def run(command):
    """Milliseconds of wall and processor time and mebibytes at the peak of a whole process."""
    nothing = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter_ns()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=nothing)
    _, status, usage = os.wait4(process, 0)
    end = time.perf_counter_ns()
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"documents: {' '.join(command)} ended with {code}")
    unit = 1 if sys.platform == "darwin" else 1024
    used = (usage.ru_utime + usage.ru_stime) * 1e3
    return (end - start) / 1e6, used, usage.ru_maxrss * unit / 2**20


def measure(size, folder, program, runs):
    """Median milliseconds, wall and used, and peak mebibytes of the program, then of the peer."""
    document = f"{folder}/{size}/dtcg/bench.resolver.json@theme=dark"
    program_command = [program, "resolve", document]
    peer_command = [sys.executable, "-c", PEER, f"{folder}/{size}/dtcg/base.json"]
    pairs = [(run(program_command), run(peer_command)) for _ in range(WARM_UP + runs)][WARM_UP:]
    return [(statistics.median(pair[side][0] for pair in pairs),
             statistics.median(pair[side][1] for pair in pairs),
             max(pair[side][2] for pair in pairs)) for side in (0, 1)]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    program = str(pathlib.Path(sys.argv[1]).resolve())
    runs = max(int(sys.argv[2]) if len(sys.argv) == 3 else 15, 7)
    if not MAKER.exists():
        print("skipped: no maker of token sets beside the package")
        return
    missed = []
    medians = {}
    with tempfile.TemporaryDirectory() as folder:
        print(f"{'tokens':>8} {'theme-cli':>12} {'used':>12} {'memory':>12} {'orjson':>12}"
              f" {'used':>12} {'memory':>12} {'ratio':>6} {'exponent':>9}")
        for size in SIZES:
            subprocess.run([sys.executable, str(MAKER), str(size), folder], check=True,
                           stdout=subprocess.DEVNULL)
            sides = measure(size, folder, program, runs)
            (own, own_used, memory), (peer, peer_used, peer_memory) = sides
            medians[size] = own
            ratio = own / peer
            growth = ""
            if size // 10 in medians:
                exponent = math.log10(own / medians[size // 10])
                growth = f"{exponent:.3f}"
                if exponent > GOAL_EXPONENT:
                    missed.append(f"exponent {exponent:.3f} up to {size}, goal {GOAL_EXPONENT}")
            print(f"{size:>8} {own:>9.2f} ms {own_used:>9.2f} ms {memory:>8.1f} MiB"
                  f" {peer:>9.2f} ms {peer_used:>9.2f} ms {peer_memory:>8.1f} MiB"
                  f" {ratio:>6.2f} {growth:>9}", flush=True)
            if size in GOALS and own > GOALS[size]:
                missed.append(f"{size} tokens in {own:.2f} ms, goal {GOALS[size]:.0f} ms")
            if size not in GOALS and ratio > GOAL_RATIO:
                missed.append(f"{size} tokens {ratio:.2f} times the peer, goal {GOAL_RATIO}")
            if memory > GOAL_MEMORY:
                missed.append(f"{size} tokens in {memory:.1f} MiB, goal {GOAL_MEMORY:.0f} MiB")
    print(f"medians of {runs} runs, orjson {orjson.__version__}, Python {sys.version.split()[0]}")
    if missed:
        sys.exit("documents: missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
