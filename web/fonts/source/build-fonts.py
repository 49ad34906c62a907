"""Builds the web fonts from the Fontsource packages: one woff2 file per face. How to run it: ../README.md.

Fontsource cuts each family into subsets. What Yoruba, Igbo and Hausa need lies in several of them (Fraunces) or
in none (Figtree), so this script puts it back together and composes what is missing from the face's own letters.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

from glyphs import (
    Position,
    compose_glyph,
    copy_glyph,
    cut_contours,
    draw_glyph,
    key_of,
    read_advance,
    read_contours,
    read_offset,
)
from layout import add_ligatures, bake_alternates, kern_like, map_character

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
OUTPUT = ROOT / "web" / "fonts"

LATIN = [*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *"ıŒœ–—‘’‚“”„•…‹›⁄€™↑↓−"]
LONG_VOWELS = "ĀāĒēĪīŌōŪū"
DOTTED = {"Ẹ": "E", "ẹ": "e", "Ị": "I", "ị": "i", "Ọ": "O", "ọ": "o", "Ụ": "U", "ụ": "u", "Ṣ": "S", "ṣ": "s"}
NASALS = {"Ṅ": "N", "ṅ": "n"}
HOOKED = "ƁɓƊɗƘƙ"
TONES = {"grave": "\u0300", "acute": "\u0301", "macron": "\u0304"}
# The only toned letters outside Latin-1 that Unicode encodes whole; the others are a letter and a combining mark.
TONED_NASALS = {"Ǹ": "N\u0300", "ǹ": "n\u0300", "Ń": "N\u0301", "ń": "n\u0301", "Ḿ": "M\u0301", "ḿ": "m\u0301"}
# Hausa writes ʼyan with an apostrophe that is a letter to Unicode; and there is a hyphen that does not break.
ALIASES = {"ʼ": "’", "\u2011": "-"}
WANTED = [*LATIN, "₦", *LONG_VOWELS, *DOTTED, *NASALS, *HOOKED, *TONES.values(), *TONED_NASALS, *ALIASES]
# English as a bakery writes it: crème, purée, crêpe, façade, jalapeño.
PLAIN = [*map(chr, range(0x20, 0x7F)), *"\u00a0£©·×àâçèéêñ–—‘’“”•…€↑↓−₦\u2011"]


def build_fraunces(style, weight):
    limits = {"SOFT": 100, "WONK": 0, "wght": weight}
    subsets = ("latin", "latin-ext", "vietnamese")
    font, extended, vietnamese = (load(f"fraunces-{subset}-full-{style}", limits) for subset in subsets)
    take(extended, font, "₦ṢṣŃńĖė" + LONG_VOWELS)
    take(vietnamese, font, [letter for letter in DOTTED if letter not in "Ṣṣ"])
    models = {glyph_of(font, letter): glyph_of(font, base) for letter, base in DOTTED.items()}

    def seat(letter, mark):
        """The mark and its place on e, or on E: capitals have flatter marks."""
        examples = {"grave": "Èè", "acute": "Éé", "macron": "Ēē", "dot": "Ėė"}
        return mark_of(font, examples[mark][letter.islower()])

    def anchor(letter, accented):
        return mark_of(font, accented)[1] - seat(letter, "acute")[1]

    anchors = {letter: anchor(letter, accented) for letter, accented in zip("ẸẹỊịỌọỤụNn", "ÉéÍíÓóÚúŃń")}
    add_anchors_of_m(font, anchors)
    compose_nasals(font, anchors, seat, models)
    compose_tones(font, anchors, seat, lambda letter: mark_of(font, letter), models)
    kern_like(font, models)
    return font


def build_figtree():
    limits = {"wght": (300, 300, 900)}
    font, extended = (load(f"figtree-{subset}-wght-normal", limits) for subset in ("latin", "latin-ext"))
    take(extended, font, "ŚśĖė" + LONG_VOWELS)
    models = {}

    def seat(_letter, mark):
        return mark_of(font, {"grave": "è", "acute": "é", "macron": "ē", "dot": "ė"}[mark])

    def anchor(accented, accented_e):
        return mark_of(font, accented)[1] - mark_of(font, accented_e)[1]

    anchors = {letter: anchor(accented, "ê") for letter, accented in zip("ẸẹỊịỌọỤụ", "ÊêÎîÔôÛû")}
    for letter, accented in zip("Nn", "Ññ"):
        anchors[letter] = anchor(accented, "õ") + anchors["ọ"]
    add_anchors_of_m(font, anchors)
    sibilants = {"Ṣ": anchor("Ś", "é"), "ṣ": anchor("ś", "é")}

    def dot_below(letter):
        dot, place = seat(letter, "dot")
        across = ((anchors | sibilants)[letter] + place).scale(1, 0)
        return dot, across + drop_below_baseline(font, dot)

    for letter, base in DOTTED.items():
        compose(font, letter, base, [dot_below(letter)], models)
    compose_nasals(font, anchors, seat, models)
    compose_tones(font, anchors, seat, dot_below, models)
    draw_naira(font)
    take_hooked_letters(font)
    kern_like(font, models)
    return font


def load(file, limits):
    family = file.split("-")[0]
    font = instantiateVariableFont(TTFont(PACKAGES / family / "files" / f"{file}.woff2"), limits)
    bake_alternates(font)
    return font


def glyph_of(font, character):
    return font.getBestCmap()[ord(character)]


def take(source, target, characters):
    for character in characters:
        name = glyph_of(source, character)
        copy_glyph(source, target, name)
        map_character(target, character, name)


def mark_of(font, accented):
    """The mark of an accented letter, and where it sits."""
    name = glyph_of(font, accented)
    mark = font["glyf"][name].components[1].glyphName
    return mark, read_offset(font, name, mark)


def add_anchors_of_m(font, anchors):
    """No source has an accented m: its marks sit on the middle, as they do on n."""
    for letter, neighbour in (("M", "N"), ("m", "n")):
        wider = read_advance(font, glyph_of(font, letter)) - read_advance(font, glyph_of(font, neighbour))
        anchors[letter] = anchors[neighbour] + wider.scale(0.5, 0)


def compose(font, text, base, marks, models):
    """Composes the glyph of a letter, or of a letter with a combining mark, and maps it if it is one character."""
    name = "_".join(f"uni{ord(character):04X}" for character in text)
    compose_glyph(font, name, glyph_of(font, base), marks)
    models[name] = glyph_of(font, base)
    if len(text) == 1:
        map_character(font, text, name)
    return name


def compose_nasals(font, anchors, seat, models):
    for letter, base in NASALS.items():
        dot, place = seat(letter, "dot")
        compose(font, letter, base, [(dot, anchors[base] + place)], models)


def compose_tones(font, anchors, seat, dot_below, models):
    """Composes every letter that carries a tone, and the ligatures that call those without a code point."""
    whole = {parts: letter for letter, parts in TONED_NASALS.items()}
    ligatures = {}
    for letter, anchor in anchors.items():
        base = DOTTED.get(letter, letter).replace("i", "ı")
        below = [dot_below(letter)] if letter in DOTTED else []
        for tone, combining in TONES.items():
            text = whole.get(letter + combining, letter + combining)
            mark, place = seat(letter, tone)
            name = compose(font, text, base, [*below, (mark, anchor + place)], models)
            ligatures[(glyph_of(font, letter), glyph_of(font, combining))] = name
    add_ligatures(font, ligatures)


def drop_below_baseline(font, dot):
    """From the dot's place above the x-height to its mirror image under the baseline, a little closer."""
    (outline,), _ = read_contours(font, dot)
    heights = sorted((point.scale(0, 1) for point in outline), key=lambda height: height.default[1])
    gap = (heights[0] - Position((0, font["OS/2"].sxHeight))).scale(0, 0.7)
    return Position() - gap - heights[-1]


def draw_naira(font):
    """Figtree's N, crossed at half height by the two bars of its own yen sign."""
    (outline,), outline_flags = read_contours(font, "N")
    contours, flags = read_contours(font, "yen")
    advance, margin, lift = read_advance(font, "N"), Position((28, 0)), Position((0, 79))
    ends = [margin, margin, advance - margin, advance - margin]
    bars = [[end + point.scale(0, 1) + lift for end, point in zip(ends, bar)] for bar in contours[2:4]]
    draw_glyph(font, "naira", [outline, *bars], [*outline_flags, *flags[2:4]], advance)
    map_character(font, "₦", "naira")


def take_hooked_letters(font):
    """Inter's hooked letters, brought to Figtree's heights; at both ends of the axis the stems then agree."""
    light, heavy = (load("inter-latin-ext-wght-normal", {"wght": weight}) for weight in (300, 900))
    for character in HOOKED:
        name = glyph_of(light, character)
        height = "sxHeight" if character.islower() else "sCapHeight"
        ratio = getattr(font["OS/2"], height) / getattr(light["OS/2"], height)
        outlines = (end["glyf"][name].coordinates for end in (light, heavy))
        points = [span_weights(*pair, ratio) for pair in zip(*outlines)]
        advance = span_weights(*((end["hmtx"][name][0], 0) for end in (light, heavy)), ratio)
        glyph = light["glyf"][name]
        draw_glyph(font, name, cut_contours(points, glyph), cut_contours(glyph.flags, glyph), advance)
        map_character(font, character, name)


def span_weights(light, heavy, ratio):
    region = (("wght", (0.0, 1.0, 1.0)),)
    return Position(light, {region: (heavy[0] - light[0], heavy[1] - light[1])}).scale(ratio, ratio)


def sort_variations(font):
    """One order whatever the run, so that the same sources give the same bytes."""
    variations = font["gvar"].variations
    font["gvar"].variations = {name: sorted(variations.get(name, []), key=key_of) for name in font.getGlyphOrder()}


def cut(font, features, pinned=None, wanted=WANTED):
    for alias, character in ALIASES.items():
        map_character(font, alias, glyph_of(font, character))
    sort_variations(font)
    del font["HVAR"]
    options = Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, wanted))
    subsetter.subset(font)
    if pinned:
        font = instantiateVariableFont(font, pinned)
    if "fvar" in font:
        add_HVAR(font)
    return font


def save(font, name, features, pinned=None, wanted=WANTED):
    font = cut(font, features, pinned, wanted)
    font.flavor, font.recalcTimestamp = "woff2", False
    path = OUTPUT / f"{name}.woff2"
    font.save(path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    display = ["ccmp", "kern", "liga"]
    # One optical size, between the smallest heading and the largest, and one weight, between the three that the design
    # names: the axes would cost every visitor another 40 kB for differences that few see.
    roman = {"opsz": 72, "wght": 590}
    save(build_fraunces("normal", weight=(400, 400, 700)), "fraunces-roman", display, roman)
    save(build_fraunces("normal", weight=(400, 400, 700)), "plain-fraunces", display, roman, PLAIN)
    save(build_fraunces("italic", weight=480), "fraunces-italic", display, {"opsz": 144})
    # The one word in italics on the shop's front; any other letter comes from the whole italic. Without a space a
    # browser would measure lines by the next face of the list, and fetch it for that.
    accent = "Puff-puff "
    save(build_fraunces("italic", weight=480), "fraunces-accent", ["kern"], {"opsz": 144}, accent)
    text = ["ccmp", "kern", "mark", "mkmk", "pnum", "rvrn", "tnum"]
    save(build_figtree(), "figtree", text)
    save(build_figtree(), "plain-figtree", text, wanted=PLAIN)
