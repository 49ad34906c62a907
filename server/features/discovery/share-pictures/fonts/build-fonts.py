"""Cuts the two faces that share pictures are lettered with from the web fonts. How to run it: README.md."""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).resolve().parent
WEB_FONTS = HERE.parents[4] / "web" / "fonts"

FACES = {
    # As headings of that size stand on the pages.
    "display": ("fraunces-roman.woff2", {"opsz": 72, "wght": 650}),
    "text": ("figtree.woff2", {"wght": 550}),
}


def build(name, file, axes):
    font = instantiateVariableFont(TTFont(WEB_FONTS / file, recalcTimestamp=False), axes)
    family = f"Oyin {name.capitalize()}"
    # A name that no installed font has, and regular in every respect: so it is this file that gets chosen.
    names = {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "")}
    font["name"].names = []
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b100001 | 0b1000000
    font["head"].macStyle = 0
    font.flavor = None
    font.save(HERE / f"{name}.ttf")


for each, (file, axes) in FACES.items():
    build(each, file, axes)
