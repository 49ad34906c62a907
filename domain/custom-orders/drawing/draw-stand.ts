import type { CakeDesign } from '../design/cake-design.ts';
import { ELLIPSE_RATIO, measureRadius } from './canvas/frame.ts';
import { darken, type HexColour, INK, lighten, STAND_COLOURS } from './canvas/paint.ts';
import { traceFront } from './canvas/round-tier.ts';
import type { Sheet } from './canvas/sheet.ts';
import { element, nums, path } from './canvas/svg.ts';

const PLATE_REACH = 68;
const FOOT_HEIGHT = 78;
const WOOD: HexColour = '#D9A064';
const WOOD_THICKNESS = 24;
const SCALLOP = 27;

/** The table's shadow, the foot and the plate under the cake. */
export function drawStand({ stand, baseInches }: CakeDesign, sheet: Sheet): string {
  const radius = measureRadius(baseInches) + PLATE_REACH;
  const colour = stand === 'wood' ? WOOD : STAND_COLOURS[stand];
  return [
    drawGround(radius, sheet),
    drawFoot(radius, colour, sheet),
    stand === 'wood' ? drawBoard(radius, sheet) : drawPlate(radius, colour, sheet),
  ].join('');
}

function drawGround(radius: number, sheet: Sheet): string {
  const fill = sheet.define('ground', (id) =>
    element(
      'radialGradient',
      { id },
      element('stop', { offset: '45%', 'stop-color': INK, 'stop-opacity': '.22' }),
      element('stop', { offset: '100%', 'stop-color': INK, 'stop-opacity': '0' }),
    ),
  );
  const cy = radius * ELLIPSE_RATIO * 0.62 + FOOT_HEIGHT;
  return element('ellipse', { cy, rx: radius * 0.9, ry: radius * 0.25, fill: `url(#${fill})` });
}

function drawFoot(radius: number, colour: HexColour, sheet: Sheet): string {
  const [neck, base] = [radius * 0.3, radius * 0.52];
  const bottom = radius * ELLIPSE_RATIO * 0.62 + FOOT_HEIGHT;
  const fill = sheet.shadeAcross('foot', [
    [0, darken(colour, 0.26)],
    [0.4, darken(colour, 0.06)],
    [1, darken(colour, 0.36)],
  ]);
  const d =
    `M${nums(-neck, 10)}C${nums(-neck, bottom * 0.72, -base, bottom * 0.7, -base, bottom - 6)}` +
    `A${nums(base, base * 0.3)} 0 0 0 ${nums(base, bottom - 6)}C${nums(base, bottom * 0.7, neck, bottom * 0.72, neck, 10)}Z`;
  return path(d, { fill, stroke: darken(colour, 0.5), 'stroke-width': 2 });
}

/** China with a scalloped edge: a ring of round dashes behind the plate. */
function drawPlate(radius: number, colour: HexColour, sheet: Sheet): string {
  const depth = radius * ELLIPSE_RATIO;
  const line = darken(colour, 0.34);
  const fill = sheet.shadeAcross('plate', [
    [0, darken(colour, 0.1)],
    [0.35, lighten(colour, 0.6)],
    [1, darken(colour, 0.16)],
  ]);
  const ring = { cy: 5, rx: radius - 8, ry: depth - 5, fill: 'none', 'stroke-linecap': 'round' };
  const dashes = { 'stroke-dasharray': `0 ${SCALLOP}` };
  return [
    element('ellipse', { ...ring, cy: 10, stroke: darken(colour, 0.24), 'stroke-width': 31, ...dashes }),
    element('ellipse', { ...ring, stroke: line, 'stroke-width': 31, ...dashes }),
    element('ellipse', { ...ring, stroke: lighten(colour, 0.5), 'stroke-width': 27, ...dashes }),
    element('ellipse', { cy: 4, rx: radius - 4, ry: depth - 3, fill }),
    element('ellipse', {
      cy: 2,
      rx: radius - 24,
      ry: depth - 11,
      fill: 'none',
      stroke: line,
      'stroke-opacity': 0.4,
      'stroke-width': 1.5,
    }),
  ].join('');
}

function drawBoard(radius: number, sheet: Sheet): string {
  const depth = radius * ELLIPSE_RATIO;
  const line = { stroke: darken(WOOD, 0.5), 'stroke-width': 2 };
  const edge = sheet.shadeAcross('edge', [
    [0, darken(WOOD, 0.34)],
    [0.4, darken(WOOD, 0.08)],
    [1, darken(WOOD, 0.42)],
  ]);
  const face = sheet.shadeAcross('board', [
    [0, darken(WOOD, 0.06)],
    [0.4, lighten(WOOD, 0.24)],
    [1, darken(WOOD, 0.12)],
  ]);
  const grain = [0.94, 0.82, 0.7].map((part, index) =>
    path(traceFront(radius * part, 2 + index * 3), {
      fill: 'none',
      stroke: darken(WOOD, 0.3),
      'stroke-opacity': 0.35,
      'stroke-width': 2,
      'stroke-dasharray': `${90 - index * 20} ${26 + index * 30}`,
    }),
  );
  const thick = WOOD_THICKNESS;
  return [
    path(`${traceFront(radius, thick)}V0H${nums(-radius)}Z`, { fill: edge, ...line }),
    element('ellipse', { rx: radius, ry: depth, fill: face, ...line }),
    ...grain,
  ].join('');
}
