import { type HexColour, INK } from '../canvas/paint.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element, group, path } from '../canvas/svg.ts';

/*
 * Petals take the colour of whoever uses them (`color`); lines and shade are ink at some opacity, so that they
 * suit every colour. Each is drawn around its middle.
 */
const LINE = { stroke: INK, 'stroke-opacity': 0.5, 'stroke-width': 1.5, 'stroke-linejoin': 'round' } as const;
const SHADE = { fill: INK, 'fill-opacity': 0.14 } as const;

export const ROSE_COLOURS: readonly HexColour[] = ['#F2B5B5', '#FFF6EA', '#DE8388', '#F7D3C4'];
const ROSE_PETAL = 'M0 0C-17-3-21-21-9-25-3-27 3-27 9-25 21-21 17-3 0 0Z';
const LEAF: HexColour = '#6E9A5B';

/** Three rounds of petals, each smaller and turned. About 50 across. */
export function defineRose(sheet: Sheet): string {
  const drawRound = (degrees: number, scale: number) =>
    group(
      { transform: `rotate(${degrees})scale(${scale})`, 'stroke-width': Math.round(15 / scale) / 10 },
      ...[0, 72, 144, 216, 288].map((each) => path(ROSE_PETAL, { transform: `rotate(${each})` })),
      element('circle', { r: 17, stroke: 'none', ...SHADE }),
    );
  return sheet.define('rose', (id) =>
    group({ id, fill: 'currentColor', ...LINE }, drawRound(0, 1), drawRound(34, 0.68), drawRound(12, 0.4)),
  );
}

/** Points up from its stem, about 34 long. */
export function defineLeaf(sheet: Sheet): string {
  return sheet.define('leaf', (id) =>
    group(
      { id, fill: LEAF, ...LINE },
      path('M0 0C-12-8-11-24 0-34 11-24 12-8 0 0Z', {}),
      path('M0-2V-28M0-10L-6-16M0-10L6-16M0-18L-4-23M0-18L4-23', { fill: 'none', 'stroke-width': 1 }),
    ),
  );
}

/** Five round petals and a yellow eye, about 34 across. */
export function defineBlossom(sheet: Sheet): string {
  const petals = [0, 72, 144, 216, 288].map((degrees) =>
    path('M0-2C-11-5-9-18 0-17 9-18 11-5 0-2Z', { transform: `rotate(${degrees})` }),
  );
  return sheet.define('blossom', (id) =>
    group({ id, fill: 'currentColor', ...LINE }, ...petals, element('circle', { r: 5, fill: '#F4C542' })),
  );
}

/** A daisy: a ring of dashes is its petals. About 40 across. */
export function defineDaisy(sheet: Sheet): string {
  const ring = { r: 12, fill: 'none', 'stroke-dasharray': '6 1.54' };
  return sheet.define('daisy', (id) =>
    group(
      { id },
      element('circle', { ...ring, stroke: INK, 'stroke-opacity': 0.45, 'stroke-width': 18.5 }),
      element('circle', {
        ...ring,
        stroke: '#FFFDF6',
        'stroke-width': 16,
        'stroke-dasharray': '5.2 2.34',
        'stroke-dashoffset': -0.4,
      }),
      element('circle', { r: 7, fill: '#F2B632', ...LINE }),
    ),
  );
}
