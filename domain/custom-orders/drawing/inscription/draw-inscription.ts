import type { CakeInscription } from '../../design/cake-design.ts';
import type { Lettering } from '../../design/options.ts';
import { darken, GOLD, type HexColour, INK } from '../canvas/paint.ts';
import type { RoundTier } from '../canvas/round-tier.ts';
import { element, escapeXml, group, nums, path, translate } from '../canvas/svg.ts';
import { type LetteringField, LINE_HEIGHT, letter } from './lettering.ts';

const CREAM: HexColour = '#FFF9EE';
const CHOCOLATE_LETTERS: HexColour = '#5A2C1B';
const PLAQUE_HEIGHT = 88;
const SIGN: LetteringField = { width: 212, height: 74 };
const FONTS: Readonly<Record<Lettering, Readonly<Record<string, string>>>> = {
  script: {
    'font-family': "'Dancing Script','Snell Roundhand','Segoe Script','Apple Chancery',Fraunces,cursive",
  },
  capitals: { 'font-family': 'Fraunces,Georgia,serif', 'font-weight': '600' },
};

/** A plaque of sugar on the front of a tier, bent with it. */
export function drawPlaque(inscription: CakeInscription, { radius, depth, top }: RoundTier): string {
  const half = Math.min(152, radius * 0.72);
  const tall = PLAQUE_HEIGHT / 2;
  const centre = top * 0.47 + depth;
  const plate = tracePlate(half, tall, 9);
  return group(
    { transform: translate(0, centre) },
    path(plate, { fill: INK, 'fill-opacity': 0.22, transform: 'translate(3 5)' }),
    path(plate, { fill: CREAM, stroke: darken(GOLD, 0.25), 'stroke-width': 5 }),
    path(plate, {
      fill: 'none',
      stroke: '#F7D98B',
      'stroke-width': 4.5,
      'stroke-dasharray': '0 8',
      'stroke-linecap': 'round',
    }),
    group(
      { transform: translate(0, 3) },
      drawText(inscription, { width: half * 2 - 44, height: PLAQUE_HEIGHT - 20 }),
    ),
  );
}

/** A sign on two sticks, standing on the cake. `foot` is the height of the cake's top. */
export function drawSign(inscription: CakeInscription, foot: number, lift: number): string {
  const half = SIGN.width / 2 + 24;
  const tall = SIGN.height / 2 + 11;
  const centre = foot - lift - tall;
  const plate = tracePlate(half, tall, 0);
  return [
    path(`M-58 ${foot}V${centre}M58 ${foot}V${centre}`, {
      fill: 'none',
      stroke: '#C99A5B',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: translate(0, centre) },
      path(plate, { fill: CREAM, stroke: darken(GOLD, 0.25), 'stroke-width': 4 }),
      path(tracePlate(half - 8, tall - 7, 0), { fill: 'none', stroke: GOLD, 'stroke-width': 1.5 }),
      drawText(inscription, SIGN),
    ),
  ].join('');
}

/** Rounded ends, and edges that sag in the middle. */
function tracePlate(half: number, tall: number, sag: number): string {
  const inner = half - tall * 0.8;
  return (
    `M${nums(-inner, -tall)}Q${nums(0, -tall + sag, inner, -tall)}` +
    `C${nums(half, -tall, half, -tall * 0.3, half, 0)}C${nums(half, tall * 0.4, half, tall, inner, tall)}` +
    `Q${nums(0, tall + sag, -inner, tall)}C${nums(-half, tall, -half, tall * 0.4, -half, 0)}` +
    `C${nums(-half, -tall * 0.3, -half, -tall, -inner, -tall)}Z`
  );
}

function drawText({ text, lettering }: CakeInscription, field: LetteringField): string {
  const { lines, fontSize } = letter(text, lettering, field);
  const step = fontSize * LINE_HEIGHT;
  const first = (-(lines.length - 1) * step) / 2 + fontSize * 0.34;
  const written = lines.map(({ text: line, width, isUncertain }, index) =>
    element(
      'text',
      {
        y: first + index * step,
        textLength: isUncertain ? width : undefined,
        lengthAdjust: isUncertain ? 'spacingAndGlyphs' : undefined,
      },
      escapeXml(line),
    ),
  );
  return group(
    { fill: CHOCOLATE_LETTERS, 'text-anchor': 'middle', 'font-size': fontSize, ...FONTS[lettering] },
    ...written,
  );
}
