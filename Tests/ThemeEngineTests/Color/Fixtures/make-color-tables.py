"""Writes the colour tables beside this file with coloraide, an independent implementation.

    pip install coloraide==8.13.1
    python3 make-color-tables.py

conversions.json   each colour in every space, unrounded; powerless hues as 0
gamut-mapping.json the binary search of CSS Color 4 (coloraide: minde-chroma in OKLCH, JND 0.02)
differences.json   CIEDE2000 on CIE Lab D50
contrast.json      the WCAG 2 ratio (coloraide takes the luminance from XYZ, so it differs in the fourth digit)
compositing.json   source-over in gamma-encoded sRGB
"""

import json
import pathlib

import coloraide
from coloraide import Color

SPACES = ["srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb",
          "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"]
HUNDREDS = {"hsl", "hwb"}  # coloraide counts their two percentages 0..1
BOUNDED = ["srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020"]

COLORS = [
    # black, white, greys and what is nearly grey or nearly black
    ("srgb", [0, 0, 0]), ("srgb", [1, 1, 1]), ("srgb", [0.5, 0.5, 0.5]),
    ("srgb", [0.04, 0.04, 0.04]), ("srgb", [0.502, 0.5, 0.498]), ("srgb", [0.5, 0.5001, 0.5]),
    ("srgb", [0.999, 1, 1]), ("srgb", [0.001, 0, 0]), ("srgb", [0, 0.0005, 0.001]),
    ("oklch", [0.5, 0.001, 120]), ("lab", [50, 0.01, -0.01]),
    # corners and edges of sRGB
    ("srgb", [1, 0, 0]), ("srgb", [0, 1, 0]), ("srgb", [0, 0, 1]), ("srgb", [1, 1, 0]),
    ("srgb", [0, 1, 1]), ("srgb", [1, 0, 1]), ("srgb", [1, 0.5, 0]), ("srgb", [0.5, 0, 1]),
    # colours of the kind that brands use
    ("srgb", [216 / 255, 16 / 255, 42 / 255]), ("srgb", [0, 112 / 255, 192 / 255]),
    ("srgb", [232 / 255, 163 / 255, 0]), ("srgb", [41 / 255, 46 / 255, 140 / 255]),
    ("srgb", [253 / 255, 182 / 255, 46 / 255]), ("srgb", [169 / 255, 212 / 255, 155 / 255]),
    ("srgb", [0.078, 0.082, 0.114]), ("srgb", [0.973, 0.969, 0.957]),
    # given in other spaces
    ("hsl", [352.2, 86.21, 45.49]), ("hsl", [200, 30, 80]), ("hsl", [59.9, 100, 25]),
    ("srgb-linear", [0.2, 0.4, 0.05]), ("xyz-d65", [0.3, 0.4, 0.2]), ("xyz-d65", [0.02, 0.01, 0.3]),
    ("lab", [60, 40, -20]), ("lab", [95, -10, 15]), ("lab", [5, 3, -8]),
    ("oklab", [0.7, -0.1, 0.08]), ("oklch", [0.63, 0.15, 30]), ("oklch", [0.3, 0.05, 300]),
    # outside sRGB, some outside Display P3, one brighter than white
    ("display-p3", [1, 0, 0]), ("display-p3", [0, 1, 0]), ("display-p3", [0, 0, 1]),
    ("display-p3", [1, 1, 0]), ("display-p3", [0, 1, 1]), ("display-p3", [0.9, 0.2, 0.6]),
    ("oklch", [0.9, 0.3, 110]), ("oklch", [0.5, 0.35, 280]), ("oklch", [0.7, 0.4, 20]),
    ("oklch", [0.2, 0.2, 200]), ("oklch", [0.98, 0.1, 200]), ("lab", [50, 120, 80]),
    ("lab", [80, -120, 90]), ("lab", [30, 60, -110]), ("srgb", [1.2, -0.3, 0.4]),
    ("srgb", [-0.2, 0.5, 1.3]), ("xyz-d65", [1.1, 1.2, 1.3]),
    # the further spaces of the token format, outside sRGB and at the edges of each
    ("hwb", [210, 20, 30]), ("hwb", [95, 0, 60]), ("hwb", [300, 45, 54]), ("lch", [60, 50, 140]),
    ("lch", [30, 90, 300]), ("lch", [85, 130, 110]), ("a98-rgb", [0, 1, 0]), ("a98-rgb", [0.2, 0.7, 0.5]),
    ("prophoto-rgb", [0, 1, 0]), ("prophoto-rgb", [0.02, 0.03, 0.01]), ("prophoto-rgb", [0.6, 0.3, 0.7]),
    ("rec2020", [1, 0, 0]), ("rec2020", [0, 1, 0.5]), ("rec2020", [0.04, 0.6, 0.05]),
    ("xyz-d50", [0.3, 0.4, 0.2]), ("xyz-d50", [0.9642, 1, 0.8251]),
]

OVERLAYS = [
    (("srgb", [0, 0, 0], 0.08), ("srgb", [1, 1, 1], 1)),
    (("srgb", [60 / 255, 60 / 255, 67 / 255], 153 / 255), ("srgb", [1, 1, 1], 1)),
    (("srgb", [235 / 255, 235 / 255, 245 / 255], 76 / 255), ("srgb", [0, 0, 0], 1)),
    (("srgb", [216 / 255, 16 / 255, 42 / 255], 0.12), ("srgb", [1, 0.97, 0.94], 1)),
    (("srgb", [0.2, 0.4, 0.6], 0.5), ("srgb", [0.9, 0.1, 0.3], 0.5)),
    (("srgb", [0.2, 0.4, 0.6], 0.01), ("srgb", [0.9, 0.1, 0.3], 0.99)),
    (("srgb", [0.2, 0.4, 0.6], 0.3), ("oklch", [0.6, 0.1, 50], 0.2)),
    (("display-p3", [1, 0, 0], 0.5), ("srgb", [1, 1, 1], 1)),
    (("display-p3", [0, 1, 0], 0.25), ("lab", [40, 20, -30], 0.75)),
    (("hsl", [120, 100, 50], 0.4), ("oklab", [0.3, 0.05, 0.05], 1)),
]


def make(space, components, alpha=1):
    c = list(components)
    if space in HUNDREDS:
        c[1], c[2] = c[1] / 100, c[2] / 100
    return Color(space, c, alpha)


def read(color, space):
    c = list(color.convert(space, norm=True).coords(nans=False))
    if space in HUNDREDS:
        c[1], c[2] = c[1] * 100, c[2] * 100
    return [x + 0.0 for x in c]


def given(space, components, alpha=1):
    return {"space": space, "components": components, "alpha": alpha}


def write(name, rows):
    lines = ",\n".join("  " + json.dumps(row) for row in rows)
    text = f'{{"coloraide": "{coloraide.__version__}", "rows": [\n{lines}\n]}}\n'
    (pathlib.Path(__file__).parent / name).write_text(text, encoding="utf-8")


colors = [(space, components, make(space, components)) for space, components in COLORS]
pairs = [(a, b) for i, a in enumerate(colors) for b in (colors[(i * 7 + 3) % len(colors)],
                                                        colors[(i + 1) % len(colors)])]

write("conversions.json", [
    {"from": given(s, c), "in": {space: read(color, space) for space in SPACES}}
    for s, c, color in colors
])

mapped = []
for s, c, color in colors:
    for target in BOUNDED:
        fitted = color.convert(target).fit(target, method="minde-chroma", jnd=0.02)
        row = {"from": given(s, c), "to": target, "components": read(fitted, target)}
        row["inGamut"] = color.in_gamut(target)
        row["hex"] = fitted.to_string(hex=True) if target == "srgb" else None
        mapped.append(row)
write("gamut-mapping.json", mapped)

write("differences.json", [
    {"from": given(*a[:2]), "to": given(*b[:2]), "value": a[2].delta_e(b[2], method="2000", space="lab")}
    for a, b in pairs
])

write("contrast.json", [
    {"from": given(*a[:2]), "to": given(*b[:2]), "value": a[2].contrast(b[2], method="wcag21")}
    for a, b in pairs if a[2].in_gamut("srgb", tolerance=0) and b[2].in_gamut("srgb", tolerance=0)
])

overlaid = []
for source, backdrop in OVERLAYS:
    result = Color.layer([make(*source), make(*backdrop)], space="srgb", blend="normal")
    overlaid.append({"from": given(*source), "to": given(*backdrop),
                     "components": read(result, "srgb"), "alpha": result.alpha()})
write("compositing.json", overlaid)
