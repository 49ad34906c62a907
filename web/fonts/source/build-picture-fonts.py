"""Cuts the faces that the server letters pictures with, from the same letters as the web fonts. How to run it: ../README.md.

The picture library chooses a font by its name and cannot read the web's compressed ones, so each file has one weight, and a
name that no installed font has.
"""

from importlib import import_module

web_fonts = import_module("build-fonts")

FEATURES = ["ccmp", "kern", "liga", "mark", "mkmk", "pnum", "tnum"]
INSCRIPTIONS = web_fonts.ROOT / "server/features/custom-orders/pictures/fonts"
SHARE_PICTURES = web_fonts.ROOT / "server/lettering/fonts"


def save(font, folder, name, pinned):
    font = web_fonts.cut(font, FEATURES, pinned)
    family = f"Oyin {name.capitalize()}"
    names = {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "")}
    font["name"].names = []
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    # Regular in every respect: so it is this file that gets chosen.
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b100001 | 0b1000000
    font["head"].macStyle = 0
    font.flavor, font.recalcTimestamp = None, False
    path = folder / f"{name}.ttf"
    font.save(path)
    print(f"{path.relative_to(web_fonts.ROOT)}: {path.stat().st_size} bytes")


def build_roman():
    return web_fonts.build_fraunces("normal", weight=(400, 400, 700))


# Sturdy hairlines: inscriptions are read at twenty pixels or so.
save(web_fonts.build_fraunces("italic", weight=480), INSCRIPTIONS, "script", {"opsz": 30})
save(build_roman(), INSCRIPTIONS, "capitals", {"opsz": 30, "wght": 600})
# As headings of that size stand on the pages.
save(build_roman(), SHARE_PICTURES, "display", {"opsz": 72, "wght": 650})
save(web_fonts.build_figtree(), SHARE_PICTURES, "text", {"wght": 550})
