import type { Border, TierInches } from '../../design/options.ts';
import { keepMade } from '../canvas/keep-made.ts';
import { darken, type HexColour, lighten } from '../canvas/paint.ts';
import { findOnRing, measureTier, type Point, type RoundTier } from '../canvas/round-tier.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { element, path, wholes } from '../canvas/svg.ts';

type Piped = Exclude<Border, 'none'>;
type Half = 'back' | 'front';

/** At the front, in pixels; towards the edges a ring seen from the side closes up by itself. */
const SPACING: Readonly<Record<Piped, number>> = { shells: 25, pearls: 19, rosettes: 33 };

/** Around the foot, as far as it can be seen. */
export function drawLowerBorder(
  border: Border,
  colour: HexColour,
  { inches }: RoundTier,
  sheet: Sheet,
): string {
  return border === 'none' ? '' : pipe(border, colour, traceLower(border, inches), sheet);
}

const traceLower = keepMade((border: Piped, inches: TierInches) => {
  const { radius } = measureTier(inches);
  return tracePoints(listRing(radius + 5, SPACING[border], -7).filter(isInFront(-7, radius)));
});

/** `hiddenRadius`: how wide the tier above is; what stands right behind it need not be drawn. */
export function drawUpperBorder(
  border: Border,
  colour: HexColour,
  { inches }: RoundTier,
  { half, hiddenRadius }: { readonly half: Half; readonly hiddenRadius: number },
  sheet: Sheet,
): string {
  return border === 'none' ? '' : pipe(border, colour, traceUpper(border, inches, half, hiddenRadius), sheet);
}

const traceUpper = keepMade((border: Piped, inches: TierInches, half: Half, hiddenRadius: number) => {
  const { radius, top } = measureTier(inches);
  const ring = listRing(radius - 9, SPACING[border], top - 4);
  const isFront = isInFront(top - 4, radius);
  const seen = ring.filter((point) =>
    half === 'front' ? isFront(point) : !isFront(point) && Math.abs(point.x) >= hiddenRadius - 12,
  );
  return tracePoints(seen);
});

/** A little of the back shows at either edge. */
function isInFront(height: number, radius: number): (point: Point) => boolean {
  return ({ y }) => y >= height - radius * 0.03;
}

/** Farthest first, so that the nearer ones lie over them. */
function listRing(radius: number, spacing: number, height: number): readonly Point[] {
  const count = 2 * Math.round((Math.PI * radius) / spacing);
  return Array.from({ length: count }, (_, index) => findOnRing(radius, (index + 0.5) / count, height)).sort(
    (one, other) => one.y - other.y,
  );
}

const PIPED: Readonly<Record<Piped, (colour: HexColour) => string>> = {
  shells: drawShell,
  pearls: drawPearl,
  rosettes: drawRosette,
};

/** One path with a mark on every corner: far shorter than a place for each. */
function pipe(border: Piped, colour: HexColour, places: string, sheet: Sheet): string {
  if (places === '') return '';
  const id = sheet.define(`${border}${colour}`, (marker) =>
    element(
      'marker',
      { id: marker, overflow: 'visible', markerUnits: 'userSpaceOnUse' },
      PIPED[border](colour),
    ),
  );
  return markCorners(places, id);
}

/** Through all of them as a path; empty where there are none. */
export function tracePoints(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => wholes(x, y)).join('L')}`;
}

export function markCorners(d: string, markerId: string): string {
  const url = `url(#${markerId})`;
  return path(d, { fill: 'none', 'marker-start': url, 'marker-mid': url, 'marker-end': url });
}

function drawPearl(colour: HexColour): string {
  return [
    element('circle', {
      r: 10.5,
      fill: darken(colour, 0.1),
      stroke: darken(colour, 0.4),
      'stroke-width': 1.6,
    }),
    element('circle', { cx: -1.5, cy: -2, r: 7, fill: lighten(colour, 0.35) }),
    element('circle', { cx: -3, cy: -4, r: 2, fill: '#FFFFFF' }),
  ].join('');
}

function drawShell(colour: HexColour): string {
  const line = { stroke: darken(colour, 0.36), 'stroke-width': 1.6, 'stroke-linecap': 'round' };
  return [
    path('M-16 8C-19-6-8-15 3-14 13-13 19-5 18 4 10 12-6 13-16 8Z', { fill: colour, ...line }),
    path('M-9-7C-2-10 6-8 10 1M-14 0C-8-5 0-4 4 5', { fill: 'none', ...line, 'stroke-opacity': 0.6 }),
  ].join('');
}

export function drawRosette(colour: HexColour): string {
  const line = { stroke: darken(colour, 0.34), 'stroke-width': 1.6, 'stroke-linecap': 'round' };
  return [
    element('ellipse', { cy: -3, rx: 19, ry: 16, fill: darken(colour, 0.05), ...line }),
    element('ellipse', { cy: -7, rx: 13.5, ry: 10.5, fill: colour, stroke: darken(colour, 0.2) }),
    path('M-18-2C-8 9 12 8 18-4M-13-9C-8-1 8 0 12-8 11-15-4-17-7-10-6-5 4-5 5-9', {
      fill: 'none',
      ...line,
      'stroke-opacity': 0.65,
    }),
  ].join('');
}
