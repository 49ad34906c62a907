"""Cuts the two faces that inscriptions are lettered with from the web fonts. How to run it: README.md."""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).resolve().parent
WEB_FONTS = HERE.parents[4] / "web" / "fonts"

# Sturdy hairlines: the letters are read at twenty pixels or so.
OPTICAL_SIZE = 30
FACES = {
    "script": ("fraunces-italic.woff2", {"opsz": OPTICAL_SIZE}),
    "capitals": ("fraunces-roman.woff2", {"opsz": OPTICAL_SIZE, "wght": 600}),
}


def build(lettering, file, axes):
    font = instantiateVariableFont(TTFont(WEB_FONTS / file, recalcTimestamp=False), axes)
    family = f"Oyin {lettering.capitalize()}"
    # A name that no installed font has, and regular in every respect: so it is this file that gets chosen.
    names = {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "")}
    font["name"].names = []
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b100001 | 0b1000000
    font["head"].macStyle = 0
    font.flavor = None
    font.save(HERE / f"{lettering}.ttf")


for each, (file, axes) in FACES.items():
    build(each, file, axes)
