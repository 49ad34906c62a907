import type { CakeTier } from '../../design/cake-design.ts';
import type { TierInches } from '../../design/options.ts';
import { TIER_HEIGHT } from '../canvas/frame.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { darken, GOLD, ICING_COLOURS, lighten } from '../canvas/paint.ts';
import { findOnRing, measureTier, type Point, type RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { createSteadyChance } from '../canvas/steady-chance.ts';
import { element, group, path, wholes } from '../canvas/svg.ts';
import { markCorners, tracePoints } from './draw-borders.ts';
import { SPRINKLE_COLOURS } from './sprinkle-colours.ts';

/** What is pressed into the side; a cascade of flowers hangs over it and is drawn by itself. */
export function drawSide({ side, colour }: CakeTier, shape: RoundTier, sheet: Sheet): string {
  if (side === 'sprinkles') return drawSprinkles(shape.inches);
  if (side === 'gold-leaf') return drawGoldLeaf(shape.inches);
  if (side === 'quilted-pearls') return drawQuilting(shape, colour, sheet);
  return '';
}

const drawSprinkles = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches * 3);
  const strokes = SPRINKLE_COLOURS.map((): string[] => []);
  const count = Math.round(radius * 0.38);
  for (let index = 0; index < count; index += 1) {
    const turn = 0.49 - 0.48 * ((index + chance()) / count);
    // Thicker towards the foot, as they fall.
    const height = top * 0.92 * chance() ** 1.6 - 8;
    const { x, y } = findOnRing(radius - 3, turn, height);
    const angle = chance() * Math.PI;
    const squeeze = 0.35 + 0.65 * Math.sin(turn * 2 * Math.PI);
    strokes[index % strokes.length]?.push(
      `M${wholes(x, y)}l${wholes(11 * Math.cos(angle) * squeeze, 11 * Math.sin(angle))}`,
    );
  }
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 5 },
    ...strokes.map((each, index) => path(each.join(''), { stroke: SPRINKLE_COLOURS[index] })),
  );
});

const drawGoldLeaf = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches * 11);
  const flakes: string[] = [];
  const facets: string[] = [];
  const specks: string[] = [];
  const count = Math.round(radius / 20);
  for (let index = 0; index < count; index += 1) {
    const turn = 0.46 - 0.42 * ((index + 0.2 + chance() * 0.6) / count);
    const { x, y } = findOnRing(radius - 3, turn, top * (0.12 + 0.72 * chance()));
    const size = 9 + chance() * 15;
    const squeeze = 0.4 + 0.6 * Math.sin(turn * 2 * Math.PI);
    const corners = Array.from({ length: 8 }, (_, corner) => {
      const angle = (corner / 8) * 2 * Math.PI;
      const reach = size * (0.35 + chance() * 0.85);
      return { x: x + reach * Math.cos(angle) * squeeze, y: y + reach * Math.sin(angle) };
    });
    flakes.push(`M${corners.map((corner) => wholes(corner.x, corner.y)).join('L')}Z`);
    const [first, , third, , fifth] = corners;
    if (first && third && fifth) {
      facets.push(`M${wholes(x, y)}L${wholes(third.x, third.y)}L${wholes(fifth.x, fifth.y)}Z`);
    }
    for (let speck = 0; speck < 2; speck += 1) {
      specks.push(`M${wholes(x + (chance() - 0.5) * 70 * squeeze, y + (chance() - 0.5) * 60)}h0`);
    }
  }
  return [
    path(specks.join(''), { fill: 'none', stroke: GOLD, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    path(flakes.join(''), {
      fill: GOLD,
      stroke: darken(GOLD, 0.3),
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
    path(facets.join(''), { fill: lighten(GOLD, 0.45), 'fill-opacity': 0.5 }),
  ].join('');
});

/** A net of diamonds laid around the tier, with a pearl on every knot. */
function drawQuilting({ inches }: RoundTier, colour: CakeTier['colour'], sheet: Sheet): string {
  const icing = ICING_COLOURS[colour];
  const { lines, knots } = traceNet(inches);
  const pearl = sheet.define(`knot-${colour}`, (id) =>
    element(
      'marker',
      { id, overflow: 'visible', markerUnits: 'userSpaceOnUse' },
      element('circle', {
        r: 5.5,
        fill: lighten(icing, 0.55),
        stroke: darken(icing, 0.4),
        'stroke-width': 1.4,
      }),
    ),
  );
  const threads = { stroke: darken(icing, 0.26), 'stroke-width': 2.5, 'stroke-opacity': 0.8 };
  return path(lines, { fill: 'none', ...threads }) + markCorners(knots, pearl);
}

const traceNet = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const columns = 2 * Math.round(radius / 28);
  const rows = 4;
  const place = (column: number, row: number) =>
    findOnRing(radius - 2, 0.5 - (column / columns) * 0.5, top + 22 + (row / rows) * (TIER_HEIGHT - 38));
  const lines: string[] = [];
  const knots: Point[] = [];
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      if ((column + row) % 2 !== 0) continue;
      const { x, y } = place(column, row);
      knots.push({ x, y });
      if (row === rows) continue;
      for (const next of [column - 1, column + 1]) {
        if (next < 0 || next > columns) continue;
        const below = place(next, row + 1);
        lines.push(`M${wholes(x, y)}L${wholes(below.x, below.y)}`);
      }
    }
  }
  return { lines: lines.join(''), knots: tracePoints(knots) };
});
