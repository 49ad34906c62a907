import type { TierInches } from '../../design/options.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { type HexColour, INK } from '../canvas/paint.ts';
import { findOnRing, measureTier, type Point, type RoundTier, spreadOnTop } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { createSteadyChance } from '../canvas/steady-chance.ts';
import { element, group, path, stamp, stampTurned, wholes } from '../canvas/svg.ts';
import { drawRosette } from '../tiers/draw-borders.ts';
import { SPRINKLE_COLOURS } from '../tiers/sprinkle-colours.ts';

const LINE = { stroke: INK, 'stroke-opacity': 0.55, 'stroke-width': 1.6 } as const;
const MACARON_COLOURS: readonly HexColour[] = [
  '#F7B7C3',
  '#BFE0C5',
  '#FBE29A',
  '#CDBBEA',
  '#F9C79B',
  '#B5D8EC',
];

/** A ring of them standing on edge and lying, some in the middle of a wide cake. */
export function drawMacarons(shape: RoundTier, sheet: Sheet): string {
  const id = sheet.define('macaron', (name) =>
    group(
      { id: name },
      path('M-24-4C-25 8-14 11 0 11 14 11 25 8 24-4Z', { fill: 'currentColor', ...LINE }),
      path('M-25-7C-26-1-22-1-19-2-14 1-9 0-5-1 0 2 6 0 9-1 14 1 18-1 20-2 24 0 26-2 25-7Z', {
        fill: '#FFF6E6',
        ...LINE,
      }),
      path('M-25-8C-27-24-13-30 0-30 13-30 27-24 25-8 17-5 8-7 0-6-8-7-17-5-25-8Z', {
        fill: 'currentColor',
        ...LINE,
      }),
      path('M-17-19C-13-25-7-26-2-26', {
        fill: 'none',
        stroke: '#FFF',
        'stroke-opacity': 0.7,
        'stroke-width': 3.5,
        'stroke-linecap': 'round',
      }),
    ),
  );
  const places = [
    ...listRing(shape, 0.68, 46),
    ...spreadOnTop(shape, { radius: shape.radius * 0.3, spacing: 34 }),
  ];
  return byDepth(places)
    .map((place, index) => {
      const degrees = [-20, 12, 0, 24, -8][index % 5] ?? 0;
      const color = MACARON_COLOURS[(index * 5) % MACARON_COLOURS.length];
      return stampTurned(id, place, { degrees }, { color });
    })
    .join('');
}

export function drawSprinkles({ inches }: RoundTier): string {
  return strewSprinkles(inches);
}

const strewSprinkles = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches * 13);
  const strokes = SPRINKLE_COLOURS.map((): string[] => []);
  const count = 30 + Math.round(radius * 0.7);
  for (let index = 0; index < count; index += 1) {
    const { x, y } = findOnRing(radius * 0.86 * Math.sqrt(chance()), chance(), top);
    const angle = chance() * Math.PI;
    strokes[index % strokes.length]?.push(
      `M${wholes(x, y)}l${wholes(12 * Math.cos(angle), 6 * Math.sin(angle))}`,
    );
  }
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 5 },
    ...strokes.map((each, index) => path(each.join(''), { stroke: SPRINKLE_COLOURS[index] })),
  );
});

/** Piped swirls in a ring, a cherry on each. */
export function drawRosettesCherry(shape: RoundTier, sheet: Sheet, border: HexColour): string {
  const red = sheet.shadeRound('cherry-red', [
    [0, '#FF7A7A'],
    [0.45, '#CE1637'],
    [1, '#7C0A22'],
  ]);
  const id = sheet.define('swirl', (name) =>
    group(
      { id: name },
      group({ transform: 'scale(1.5 1.35)' }, drawRosette(border)),
      path('M2-36C4-50 12-56 20-57', {
        fill: 'none',
        stroke: '#6B4A2A',
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }),
      element('circle', { cy: -26, r: 13, fill: red, ...LINE }),
      element('ellipse', { cx: -4, cy: -31, rx: 3.5, ry: 2.5, fill: '#FFF', 'fill-opacity': 0.8 }),
    ),
  );
  return byDepth(listRing(shape, 0.66, 62))
    .map((place) => stamp(id, place))
    .join('');
}

function listRing({ radius, top }: RoundTier, part: number, spacing: number): readonly Point[] {
  const count = Math.max(4, Math.round((2 * Math.PI * radius * part) / spacing));
  return Array.from({ length: count }, (_, index) => findOnRing(radius * part, (index + 0.25) / count, top));
}

function byDepth(places: readonly Point[]): readonly Point[] {
  return places.toSorted((one, other) => one.y - other.y);
}
