import { INK } from '../canvas/paint.ts';
import { type RoundTier, spreadOnTop } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element, group, path, stamp, stampTurned } from '../canvas/svg.ts';

const LINE = { stroke: INK, 'stroke-opacity': 0.6, 'stroke-width': 1.6 } as const;
const TILTS = [-14, 9, -4, 18, -22, 3, 12] as const;

/** A heap, the tips up. */
export function drawStrawberries(shape: RoundTier, sheet: Sheet): string {
  const id = defineStrawberry(sheet);
  const places = spreadOnTop(shape, { radius: shape.radius * 0.66, spacing: 32, heap: 18 });
  return places
    .map((place, index) => stampTurned(id, place, { degrees: TILTS[index % TILTS.length] ?? 0 }))
    .join('');
}

/** Blueberries and raspberries by turns, a strawberry now and then. */
export function drawBerries(shape: RoundTier, sheet: Sheet): string {
  const [blueberry, raspberry] = [defineBlueberry(sheet), defineRaspberry(sheet)];
  const strawberry = defineStrawberry(sheet);
  const mixed = [blueberry, raspberry, blueberry, blueberry, raspberry, strawberry, raspberry];
  const spacing = 18 + shape.radius / 30;
  return spreadOnTop(shape, { radius: shape.radius * 0.74, spacing, heap: 18 })
    .map((place, index) => {
      const id = mixed[(index * 3) % mixed.length] ?? blueberry;
      return id === strawberry ? stampTurned(id, place, { degrees: -12, scale: 0.66 }) : stamp(id, place);
    })
    .join('');
}

function defineStrawberry(sheet: Sheet): string {
  const flesh = sheet.shadeRound('strawberry-red', [
    [0, '#FF6B5E'],
    [0.5, '#E2293B'],
    [1, '#A80F2A'],
  ]);
  return sheet.define('strawberry', (id) =>
    group(
      { id },
      path('M0-50C8-49 22-27 22-12 22 1 11 8 0 8-11 8-22 1-22-12-22-27-8-49 0-50Z', { fill: flesh, ...LINE }),
      path('M-3-40v3M6-35v3M-9-28v3M1-26v3M11-23v3M-14-14v3M-4-13v3M7-11v3M15-9v3', {
        fill: 'none',
        stroke: '#FFE3A3',
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
      }),
      path('M-11-32C-8-40-5-43-3-44', {
        fill: 'none',
        stroke: '#FFF',
        'stroke-opacity': 0.65,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
      path('M-20 2C-13-5-6-3 0 1 6-3 13-5 20 2 13 7 8 6 4 10 1 8-1 8-4 10-8 6-13 7-20 2Z', {
        fill: '#6FA65A',
        ...LINE,
      }),
    ),
  );
}

function defineBlueberry(sheet: Sheet): string {
  const skin = sheet.shadeRound('blueberry-blue', [
    [0, '#93A4D6'],
    [0.5, '#4A5C9C'],
    [1, '#263363'],
  ]);
  return sheet.define('blueberry', (id) =>
    group(
      { id },
      element('circle', { cy: -10, r: 14, fill: skin, ...LINE }),
      path('M-4-17L0-15 4-17 3-13 5-10 1-10-1-7-3-11-6-12Z', { fill: '#1E2850', 'fill-opacity': 0.8 }),
    ),
  );
}

function defineRaspberry(sheet: Sheet): string {
  const flesh = sheet.shadeRound('raspberry-red', [
    [0, '#F58098'],
    [0.6, '#D23058'],
    [1, '#9C1540'],
  ]);
  const drupes = 'M-7-20h0M1-22h0M8-18h0M-11-12h0M-3-13h0M6-11h0M12-9h0M-8-4h0M1-4h0M8-3h0M0 3h0';
  return sheet.define('raspberry', (id) =>
    group(
      { id, 'stroke-linecap': 'round', fill: 'none' },
      path('M-14-8C-14-22-6-27 1-27 9-27 15-20 14-8 13 2 7 7 0 7-7 7-13 2-14-8Z', { fill: flesh, ...LINE }),
      path(drupes, { stroke: '#8E1238', 'stroke-opacity': 0.55, 'stroke-width': 10 }),
      path(drupes, { stroke: '#E0456B', 'stroke-width': 8 }),
      path(drupes, { stroke: '#FFD3DC', 'stroke-width': 2.4, transform: 'translate(-1.5 -1.8)' }),
    ),
  );
}
