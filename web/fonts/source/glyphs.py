"""Glyphs of a variable font as linear quantities.

A position in a variable font is a default value plus one delta per region of the design space. Sums and
differences of positions are therefore positions again, at every weight and optical size at once: knowing where
the acute sits on e and on n, and where the dot sits on e, gives where the dot belongs on n.
"""

from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation

ROUND_XY_TO_GRID, USE_MY_METRICS = 0x0004, 0x0200


class Position:
    """A point (x, y) with its deltas, keyed by region."""

    def __init__(self, default=(0, 0), deltas=None):
        self.default, self.deltas = default, deltas or {}

    def __add__(self, other):
        return self._combine(other, 1)

    def __sub__(self, other):
        return self._combine(other, -1)

    def _combine(self, other, sign):
        def add(a, b):
            return (a[0] + sign * b[0], a[1] + sign * b[1])

        regions = self.deltas.keys() | other.deltas.keys()
        zero = (0, 0)
        deltas = {r: add(self.deltas.get(r, zero), other.deltas.get(r, zero)) for r in regions}
        return Position(add(self.default, other.default), deltas)

    def scale(self, x, y):
        def scaled(point):
            return (point[0] * x, point[1] * y)

        return Position(scaled(self.default), {r: scaled(d) for r, d in self.deltas.items()})


def key_of(variation):
    return tuple(sorted(variation.axes.items()))


def read_position(font, name, index, default):
    """The position of point or component `index` of a glyph (negative: counted from the phantom points' end)."""
    deltas = {}
    for variation in font["gvar"].variations.get(name, []):
        deltas[key_of(variation)] = variation.coordinates[index] or (0, 0)
    return Position(default, deltas)


def read_advance(font, name):
    """The advance width, as a position on the x axis: the second phantom point minus the first."""
    width = Position((font["hmtx"][name][0], 0))
    right, left = (read_position(font, name, index, (0, 0)) for index in (-3, -4))
    return width + right - left


def read_offset(font, name, component):
    """Where a composite glyph puts one of its components."""
    for index, part in enumerate(font["glyf"][name].components):
        if part.glyphName == component:
            return read_position(font, name, index, (part.x, part.y))
    raise KeyError(f"{name} has no component {component}")


def copy_glyph(source, target, name):
    """Copies a glyph and the glyphs it is composed of. Both fonts must have the same axes."""
    if name in target.getReverseGlyphMap():
        return
    glyph = source["glyf"][name]
    if glyph.isComposite():
        for part in glyph.components:
            copy_glyph(source, target, part.glyphName)
    add_glyph(target, name, glyph, source["hmtx"][name], source["gvar"].variations.get(name, []))


def compose_glyph(font, name, base, marks):
    """Makes a glyph of a base letter and marks [(glyph name, position)], as wide as the base letter."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = [make_component(base, (0, 0), USE_MY_METRICS)]
    glyph.components += [make_component(mark, position.default) for mark, position in marks]
    positions = [Position()] + [position for _, position in marks]
    add_glyph(font, name, glyph, font["hmtx"][base], make_variations(positions, read_advance(font, base)))


def draw_glyph(font, name, contours, flags, advance):
    """Makes a glyph of contours, each a list of positions with the on-curve flags of their points."""
    points = [point for contour in contours for point in contour]
    glyph = Glyph()
    glyph.numberOfContours = len(contours)
    glyph.endPtsOfContours = [sum(map(len, contours[: i + 1])) - 1 for i in range(len(contours))]
    glyph.coordinates = GlyphCoordinates([point.default for point in points])
    glyph.coordinates.toInt()
    glyph.flags = bytearray(flag for contour in flags for flag in contour)
    left = min(x for x, _ in glyph.coordinates)
    add_glyph(font, name, glyph, (round(advance.default[0]), left), make_variations(points, advance))


def make_component(name, offset, flags=0):
    component = GlyphComponent()
    component.glyphName, component.flags = name, ROUND_XY_TO_GRID | flags
    component.x, component.y = round(offset[0]), round(offset[1])
    return component


def make_variations(positions, advance):
    regions = sorted({region for position in [*positions, advance] for region in position.deltas})
    variations = []
    for region in regions:
        deltas = [position.deltas.get(region, (0, 0)) for position in positions]
        phantoms = [(0, 0), advance.deltas.get(region, (0, 0)), (0, 0), (0, 0)]
        rounded = [(round(x), round(y)) for x, y in deltas + phantoms]
        if any(delta != (0, 0) for delta in rounded):
            variations.append(TupleVariation(dict(region), rounded))
    return variations


def add_glyph(font, name, glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    glyph.recalcBounds(font["glyf"])


def read_contours(font, name):
    """The contours of a simple glyph as lists of positions, and the on-curve flags of their points."""
    glyph = font["glyf"][name]
    spell_out_deltas(font, name)
    points = [read_position(font, name, index, point) for index, point in enumerate(glyph.coordinates)]
    return cut_contours(points, glyph), cut_contours(glyph.flags, glyph)


def cut_contours(points, glyph):
    ends = [0, *(end + 1 for end in glyph.endPtsOfContours)]
    return [points[start:end] for start, end in zip(ends, ends[1:])]


def spell_out_deltas(font, name):
    """Replaces inferred deltas by their values, so that each point has its own."""
    coordinates, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
    for variation in font["gvar"].variations.get(name, []):
        variation.calcInferredDeltas(coordinates, control.endPts)
