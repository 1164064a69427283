#!/usr/bin/env python3
"""Draws what a command prints on a terminal as an SVG.

    docs/make-terminal-picture.py [--columns N] [--rows N] OUTPUT.svg COMMAND [ARGUMENT...]

The command runs under a pseudo-terminal that shows true colour, so the picture holds what a person
sees. The program's folder is left out of the shown command line.
"""

import argparse
import fcntl
import os
import pty
import re
import shlex
import struct
import sys
import termios
import unicodedata
from xml.sax.saxutils import escape

FONT_SIZE = 14
CELL_WIDTH = 8.4
LINE_HEIGHT = 20
PADDING = 20
BAR_HEIGHT = 36

GROUND = "#16191f"
BAR = "#21252d"
TEXT = "#d5dae3"
FAINT = "#7d8798"
BRIGHT = "#ffffff"
LIGHTS = ["#ff5f57", "#febc2e", "#28c840"]
COLORS = {
    31: "#ff7b72", 32: "#7ee787", 33: "#f2cc60", 34: "#79c0ff", 35: "#d2a8ff", 36: "#76e3ea",
}
FONTS = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"


def terminal_output(command, columns):
    """What the command prints on a terminal of so many columns, and its exit status."""
    child, terminal = pty.fork()
    if child == 0:
        size = struct.pack("HHHH", 50, columns, 0, 0)
        fcntl.ioctl(sys.stdout.fileno(), termios.TIOCSWINSZ, size)
        environment = {key: text for key, text in os.environ.items() if key != "NO_COLOR"}
        environment.update(TERM="xterm-256color", COLORTERM="truecolor")
        try:
            os.execvpe(command[0], command, environment)
        except OSError as error:
            print(f"can't run '{command[0]}': {error.strerror}")
            os._exit(127)
    output = b""
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        output += part
    _, status = os.waitpid(child, 0)
    return output.decode("utf-8").replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


class Style:
    """How the next characters look."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.color = None
        self.ground = None
        self.bold = False
        self.faint = False

    def apply(self, codes):
        numbers = [int(code or 0) for code in codes.split(";")]
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                self.reset()
            elif number == 1:
                self.bold = True
            elif number == 2:
                self.faint = True
            elif number in COLORS:
                self.color = COLORS[number]
            elif number in (38, 48) and len(numbers) >= 4 and numbers[0] == 2:
                color = "#%02x%02x%02x" % tuple(numbers[1:4])
                del numbers[:4]
                if number == 48:
                    self.ground = color
                else:
                    self.color = color

    @property
    def key(self):
        plain = BRIGHT if self.bold else FAINT if self.faint else TEXT
        return (self.color or plain, self.bold, self.ground)


def cells(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line, style):
    """Parts of a line that look the same: column, width in cells, text and look."""
    found = []
    column = 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        match = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if match:
            style.apply(match[1])
            continue
        # Blanks between columns stay out, so that each text begins at its own cell.
        pieces = [part] if style.ground else re.split(r"( {2,})", part)
        for piece in pieces:
            width = sum(map(cells, piece))
            if piece and (style.ground or piece.strip()):
                found.append((column, width, piece, style.key))
            column += width
    return found


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def draw(lines, columns):
    width = 2 * PADDING + columns * CELL_WIDTH
    height = BAR_HEIGHT + 2 * PADDING + len(lines) * LINE_HEIGHT - 4
    looks = {}
    shapes, texts = [], []
    for row, line in enumerate(lines):
        top = BAR_HEIGHT + PADDING + row * LINE_HEIGHT - 4
        for column, cell_count, text, (color, bold, ground) in line:
            x = PADDING + column * CELL_WIDTH
            if ground:
                shapes.append(
                    f'<rect x="{number(x)}" y="{number(top + 2)}"'
                    f' width="{number(cell_count * CELL_WIDTH)}" height="15" rx="3"'
                    f' fill="{ground}"/>'
                )
                continue
            name = looks.setdefault((color, bold), chr(ord("a") + len(looks)))
            lead = len(text) - len(text.lstrip(" "))
            text = text.strip(" ")
            length = sum(map(cells, text)) * CELL_WIDTH
            texts.append(
                f'<text class="{name}" x="{number(x + lead * CELL_WIDTH)}" y="{number(top + 14)}"'
                f' textLength="{number(length)}">{escape(text)}</text>'
            )
    rules = "".join(
        f".{name}{{fill:{color}{';font-weight:600' if bold else ''}}}"
        for (color, bold), name in looks.items()
    )
    lights = "".join(
        f'<circle cx="{PADDING + 4 + 20 * index}" cy="{BAR_HEIGHT / 2:g}" r="6" fill="{color}"/>'
        for index, color in enumerate(LIGHTS)
    )
    size = f'width="{number(width)}" height="{number(height)}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}'
            f' viewBox="0 0 {number(width)} {number(height)}">',
            f"<style>text{{font:{FONT_SIZE}px {FONTS};white-space:pre}}{rules}"
            ".s rect{stroke:#ffffff2e}</style>",
            f'<rect {size} rx="10" fill="{GROUND}"/>',
            f'<path d="M0 {BAR_HEIGHT}V10A10 10 0 0 1 10 0H{number(width - 10)}'
            f'A10 10 0 0 1 {number(width)} 10V{BAR_HEIGHT}Z" fill="{BAR}"/>',
            lights,
            '<g class="s">',
            *shapes,
            "</g>",
            *texts,
            "</svg>",
            "",
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--columns", type=int, default=100, help="cells of a line")
    parser.add_argument("--rows", type=int, default=0, help="lines to draw; 0 for all")
    parser.add_argument("output")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not options.command:
        parser.error("no command is given")
    output, status = terminal_output(options.command, options.columns)
    if status not in (0, 1):
        sys.exit(f"'{shlex.join(options.command)}' ended with status {status}:\n{output}")
    shown = shlex.join([os.path.basename(options.command[0])] + options.command[1:])
    lines = output.rstrip("\n").split("\n")
    if options.rows and len(lines) > options.rows:
        lines = lines[: options.rows - 1] + ["\x1b[2m…"]
    style = Style()
    prompt = runs(f"\x1b[32m$\x1b[0m \x1b[1m{shown}\x1b[0m", style)
    drawn = draw([prompt, []] + [runs(line, style) for line in lines], options.columns)
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(drawn)


if __name__ == "__main__":
    main()
