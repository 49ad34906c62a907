import type { CakeTier } from '../../design/cake-design.ts';
import type { Finish, TierInches } from '../../design/options.ts';
import { TIER_HEIGHT } from '../canvas/frame.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { darken, FILLING_COLOURS, type HexColour, ICING_COLOURS, lighten } from '../canvas/paint.ts';
import { findOnRing, measureTier, type RoundTier, traceBelt, traceFront } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { createSteadyChance } from '../canvas/steady-chance.ts';
import { group, path, stamp, wholes } from '../canvas/svg.ts';

type FinishPainter = (tier: CakeTier, shape: RoundTier, sheet: Sheet) => string;

const COMB_STEP = 19;
const LAYERS = 3;

const PAINTERS: Readonly<Record<Finish, FinishPainter>> = {
  smooth: () => '',
  combed: drawCombed,
  rustic: drawRustic,
  'semi-naked': drawSemiNaked,
};

/** What the spatula left on the side. */
export function drawFinish(tier: CakeTier, shape: RoundTier, sheet: Sheet): string {
  return PAINTERS[tier.finish](tier, shape, sheet);
}

function drawCombed({ colour }: CakeTier, { inches }: RoundTier): string {
  const icing = ICING_COLOURS[colour];
  return [
    path(traceComb(inches, 0), {
      fill: 'none',
      stroke: darken(icing, 0.24),
      'stroke-width': 3.5,
      'stroke-opacity': 0.75,
    }),
    path(traceComb(inches, 5), {
      fill: 'none',
      stroke: lighten(icing, 0.5),
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }),
  ].join('');
}

const traceComb = keepMade((inches: TierInches, shift: number) => {
  const { radius, top } = measureTier(inches);
  const count = Math.floor((TIER_HEIGHT - 24) / COMB_STEP);
  return Array.from({ length: count }, (_, index) =>
    traceFront(radius - 1, top + 26 + index * COMB_STEP + shift),
  ).join('');
});

/** Strokes of a palette knife, longer in front than at the edges. */
function drawRustic({ colour }: CakeTier, { inches }: RoundTier, sheet: Sheet): string {
  const icing = ICING_COLOURS[colour];
  const knife = sheet.define(`rustic-${inches}`, (id) => path(traceStrokes(inches), { id }));
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    stamp(knife, { x: 0, y: 5 }, { stroke: lighten(icing, 0.45), 'stroke-opacity': 0.6, 'stroke-width': 6 }),
    stamp(knife, { x: 0, y: 0 }, { stroke: darken(icing, 0.24), 'stroke-opacity': 0.6, 'stroke-width': 2.5 }),
  );
}

const traceStrokes = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches);
  const strokes: string[] = [];
  const rows = 6;
  const columns = Math.round(radius / 26);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const turn = 0.5 - ((column + 0.2 + chance() * 0.6) / columns) * 0.5;
      const height = top + 26 + ((row + chance() * 0.7) / rows) * (TIER_HEIGHT - 34);
      const { x, y } = findOnRing(radius - 4, turn, height);
      const length = (26 + chance() * 34) * Math.sin(turn * 2 * Math.PI);
      const bend = (chance() - 0.5) * 16;
      const stroke = `q${wholes(length / 2, bend + 6, length, bend)}`;
      strokes.push(`M${wholes(x - length / 2, y)}${stroke}`);
    }
  }
  return strokes.join('');
});

/** Sponge and filling show through a thin coat that was scraped off again. */
function drawSemiNaked({ colour, filling }: CakeTier, shape: RoundTier): string {
  const { radius, top } = shape;
  const icing = ICING_COLOURS[colour];
  const step = TIER_HEIGHT / LAYERS;
  const trace = (half: number) =>
    Array.from({ length: LAYERS - 1 }, (_, index) => {
      const seam = top + step * (index + 1);
      return traceBelt(radius - 1, seam - half, seam + half);
    }).join('');
  return [
    path(trace(8), { fill: darken(FILLING_COLOURS[filling], 0.2) }),
    path(trace(6), { fill: FILLING_COLOURS[filling] }),
    path(traceBelt(radius - 1, -13, 0), { fill: icing, 'fill-opacity': 0.85 }),
    path(traceBelt(radius - 1, top + 2, top + 26), { fill: icing }),
    drawScrapes(icing, shape),
  ].join('');
}

function drawScrapes(icing: HexColour, { inches }: RoundTier): string {
  return path(traceSmears(inches), {
    fill: 'none',
    stroke: icing,
    'stroke-opacity': 0.62,
    'stroke-width': 11,
    'stroke-linecap': 'round',
  });
}

const traceSmears = keepMade((inches: TierInches) => {
  const { radius, top } = measureTier(inches);
  const chance = createSteadyChance(inches + 40);
  const smears: string[] = [];
  const columns = Math.round(radius / 16);
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (chance() < 0.3) continue;
      const turn = 0.5 - ((column + chance()) / columns) * 0.46 - 0.02;
      const { x, y } = findOnRing(radius - 9, turn, top + 36 + row * 27 + chance() * 10);
      const length = (24 + chance() * 56) * Math.sin(turn * 2 * Math.PI);
      smears.push(`M${wholes(x - length / 2, y)}q${wholes(length / 2, 3, length, 0)}`);
    }
  }
  return smears.join('');
});
