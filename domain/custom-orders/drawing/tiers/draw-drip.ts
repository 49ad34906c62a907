import type { Drip, TierInches } from '../../design/options.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { DRIP_COLOURS, darken, lighten } from '../canvas/paint.ts';
import { findOnRing, measureTier, type RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { createSteadyChance } from '../canvas/steady-chance.ts';
import { element, nums, path, wholes } from '../canvas/svg.ts';

const DRIP_SPACING = 45;
const LIP = 12;

type Run = { readonly x: number; readonly y: number; readonly half: number; readonly length: number };

/** Poured over the top, and run down from the rim. */
export function drawDrip(drip: Drip, shape: RoundTier, sheet: Sheet): string {
  if (drip === 'none') return '';
  const { radius, depth, top } = shape;
  const colour = DRIP_COLOURS[drip];
  const { pour, shine } = traceRuns(shape.inches);
  const fill = sheet.shadeAcross(`drip-${drip}`, [
    [0, darken(colour, 0.22)],
    [0.3, lighten(colour, 0.16)],
    [0.65, colour],
    [1, darken(colour, 0.3)],
  ]);
  return [
    path(pour, {
      fill,
      stroke: darken(colour, 0.45),
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    element('ellipse', { cy: top, rx: radius - 7, ry: depth - 4, fill: lighten(colour, 0.1) }),
    path(
      `M${nums(-radius * 0.8, top + depth * 0.1)}A${nums(radius * 0.82, depth * 0.8)} 0 0 1 ${nums(-radius * 0.2, top - depth * 0.72)}`,
      {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-opacity': 0.45,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      },
    ),
    path(shine, {
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': 0.5,
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

const traceRuns = keepMade((inches: TierInches) => {
  const shape = measureTier(inches);
  const { radius, depth, top } = shape;
  const runs = listRuns(shape);
  const back = `A${nums(radius + 2, depth)} 0 0 0 ${nums(-radius - 2, top)}Z`;
  return {
    pour: `M${nums(-radius - 2, top)}${runs.map(traceRun).join('')}${closeRuns(runs, shape)}${back}`,
    shine: runs.map(traceShine).join(''),
  };
});

/** From left to right along the front rim. */
function listRuns({ inches, radius, top }: RoundTier): readonly Run[] {
  const chance = createSteadyChance(inches * 7);
  const count = Math.round((Math.PI * radius) / DRIP_SPACING);
  return Array.from({ length: count }, (_, index) => {
    const turn = 0.5 - ((index + 0.5) / count) * 0.5;
    const facing = Math.sin(turn * 2 * Math.PI);
    const { x, y } = findOnRing(radius + 2, turn, top);
    const isLong = index % 3 === 1;
    const length = (isLong ? 58 + chance() * 42 : 26 + chance() * 24) * (0.7 + 0.3 * facing);
    return { x: Math.round(x), y: Math.round(y), half: Math.round(3.5 + 8 * facing), length };
  });
}

function traceRun({ x, y, half, length }: Run, index: number, runs: readonly Run[]): string {
  const before = runs[index - 1];
  const left = x - half;
  const lip = y + LIP;
  const start = before ? (before.x + before.half + left) / 2 : left - 2;
  const sag = before ? Math.max(before.y, y) + LIP - 5 : y + 4;
  return (
    `Q${wholes(start, sag, left, lip + 4)}V${wholes(lip + length - half)}` +
    `a${wholes(half, half * 1.15)} 0 0 0 ${wholes(half * 2, 0)}V${wholes(lip + 4)}`
  );
}

function closeRuns(runs: readonly Run[], { radius, top }: RoundTier): string {
  const last = runs.at(-1);
  return last ? `Q${wholes(last.x + last.half + 2, last.y + 4, radius + 2, top)}` : '';
}

function traceShine({ x, y, half, length }: Run): string {
  if (half < 7) return '';
  return `M${wholes(x - half * 0.35, y + LIP + 2)}v${wholes(length * 0.5)}`;
}
