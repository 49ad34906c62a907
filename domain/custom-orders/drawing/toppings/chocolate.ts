import type { TierInches } from '../../design/options.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { type HexColour, INK } from '../canvas/paint.ts';
import { findOnRing, GOLDEN_TURN, measureTier, type RoundTier, spreadOnTop } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { createSteadyChance } from '../canvas/steady-chance.ts';
import { element, group, path, stamp, wholes } from '../canvas/svg.ts';

const DARK: HexColour = '#4A2616';
const MILK: HexColour = '#7B472B';
const CARAMEL: HexColour = '#A9683A';
const WHITE: HexColour = '#FBEBD0';
const TRUFFLE_COLOURS = [MILK, WHITE, DARK, MILK, CARAMEL] as const;

/** Broken sheets of chocolate, stood upright. */
export function drawChocolateShards({ inches }: RoundTier): string {
  return standShards(inches);
}

const standShards = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches * 5);
  const count = 6 + Math.round(radius / 24);
  const shards = Array.from({ length: count }, (_, index) => {
    const place = findOnRing(radius * (0.15 + 0.45 * chance()), index * GOLDEN_TURN, top);
    return { ...place, width: 13 + chance() * 15, height: 44 + chance() * 52, lean: (chance() - 0.5) * 34 };
  }).sort((one, other) => one.y - other.y);
  return shards
    .map(({ x, y, width, height, lean }, index) => {
      const fill = [DARK, MILK, '#5E331F'][index % 3];
      const tip = `${wholes(x + lean + width * 0.5, y - height)}`;
      const shoulder = `${wholes(x + lean - width * 0.4, y - height * 0.78)}`;
      const body = `M${wholes(x - width, y)}L${shoulder}L${tip}L${wholes(x + width * 0.9, y - 3)}L${wholes(x, y + 6)}Z`;
      const light = `M${wholes(x - width + 3, y - 3)}L${shoulder}L${tip}`;
      return [
        path(body, { fill, stroke: '#2B130A', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
        path(light, { fill: 'none', stroke: '#C58F66', 'stroke-opacity': 0.75, 'stroke-width': 2 }),
      ].join('');
    })
    .join('');
});

/** Rolled in cocoa or dipped, with a thread of chocolate. */
export function drawTruffles(shape: RoundTier, sheet: Sheet): string {
  const id = sheet.define('truffle', (name) =>
    group(
      { id: name, 'stroke-linecap': 'round' },
      element('circle', {
        cy: -13,
        r: 19,
        fill: 'currentColor',
        stroke: INK,
        'stroke-opacity': 0.7,
        'stroke-width': 1.8,
      }),
      path('M-18-8A19 19 0 0 0 18-8 22 22 0 0 1-18-8Z', { fill: INK, 'fill-opacity': 0.35 }),
      path('M-15-19C-8-14-4-26 1-21 5-16 9-27 15-21', {
        fill: 'none',
        stroke: '#E9B98A',
        'stroke-width': 2.6,
        'stroke-opacity': 0.9,
      }),
      path('M-10-23C-7-27-3-29 0-29', {
        fill: 'none',
        stroke: '#FFF',
        'stroke-width': 3,
        'stroke-opacity': 0.6,
      }),
    ),
  );
  const places = spreadOnTop(shape, { radius: shape.radius * 0.72, spacing: 32, heap: 22 });
  return places
    .map((place, index) => stamp(id, place, { color: TRUFFLE_COLOURS[(index * 3) % TRUFFLE_COLOURS.length] }))
    .join('');
}
