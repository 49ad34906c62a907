import type { CakeDesign, CakeInscription } from '../design/cake-design.ts';
import type { BaseInches, InscriptionPlace, Lettering } from '../design/options.ts';
import { measureRadius } from '../drawing/canvas/frame.ts';
import type { HexColour } from '../drawing/canvas/paint.ts';
import { type LetteringField, letter } from '../drawing/inscription/lettering.ts';
import { type PlannedLayer, placeColour, type Spot } from './place-layer.ts';

/** Words on a plaque or sign. Whoever draws them measures them and lets them fill the field: see `fitFontSize`. */
export type PlannedText = {
  readonly lines: readonly string[];
  readonly lettering: Lettering;
  readonly colour: HexColour;
  /** The middle of the field. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What the lines are expected to be lettered in. */
  readonly fontSize: number;
  readonly fontSizeMax: number;
  /** Words on a plaque bend around the tier, which has this radius; null where they are straight. */
  readonly bendRadius: number | null;
};

const CHOCOLATE: HexColour = '#5A2C1B';

type Ellipse = { readonly y: number; readonly halfWidth: number; readonly halfHeight: number };

/** What is free within the beads, from the middle of the tier's foot. */
const PLAQUES: Readonly<Record<BaseInches, Ellipse>> = {
  6: { y: -39, halfWidth: 80, halfHeight: 29 },
  8: { y: -22, halfWidth: 104, halfHeight: 29 },
  10: { y: -5, halfWidth: 105, halfHeight: 29 },
  12: { y: 12, halfWidth: 105, halfHeight: 29 },
};
/** Larger than rendered on the wide tiers, whose pictures are scaled down the most: the words stay readable. */
const PLAQUE_SCALES: Readonly<Record<BaseInches, number>> = { 6: 1, 8: 1.05, 10: 1.18, 12: 1.3 };
const SIGN: Ellipse = { y: -76, halfWidth: 92, halfHeight: 35 };
const FONT_SIZE_MAX: Readonly<Record<Lettering, number>> = { script: 38, capitals: 30 };
/** Heights of the field that are tried, as parts of the ellipse's: low and wide suits one line, a square one three. */
const FIELD_HEIGHTS = [0.5, 0.58, 0.66, 0.74, 0.8] as const;

export function hasInscription(
  { inscription }: Pick<CakeDesign, 'inscription'>,
  place: InscriptionPlace,
): boolean {
  return inscription.text !== '' && inscription.place === place;
}

/** `foot` is the lowest tier's. */
export function planPlaque(inches: BaseInches, foot: Spot): PlannedLayer {
  const scale = PLAQUE_SCALES[inches];
  const middle = foot.y + PLAQUES[inches].y;
  const { x, y, width, height, ...plaque } = placeColour(`plaque-plaque-${inches}-colour`, foot);
  return {
    ...plaque,
    x: Math.round(foot.x + (x - foot.x) * scale),
    y: Math.round(middle + (y - middle) * scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

export function planPlaqueText(inscription: CakeInscription, inches: BaseInches, foot: Spot): PlannedText {
  const { y, halfWidth, halfHeight } = PLAQUES[inches];
  const scale = PLAQUE_SCALES[inches];
  const ellipse = { y, halfWidth: halfWidth * scale, halfHeight: halfHeight * scale };
  return planText(inscription, ellipse, foot, measureRadius(inches));
}

/** `foot` is where the sign's sticks would stand, were they no longer than rendered. */
export function planSignText(inscription: CakeInscription, foot: Spot): PlannedText {
  return planText(inscription, SIGN, foot, null);
}

function planText(
  { text, lettering }: CakeInscription,
  ellipse: Ellipse,
  foot: Spot,
  bendRadius: number | null,
): PlannedText {
  const [first, ...others] = FIELD_HEIGHTS.map((part) => {
    const field = inscribe(ellipse, part);
    return { field, lettered: letter(text, lettering, field) };
  });
  if (!first) throw new RangeError('no field to letter');
  const { field, lettered } = others.reduce(
    (best, each) => (each.lettered.fontSize > best.lettered.fontSize ? each : best),
    first,
  );
  return {
    lines: lettered.lines.map((line) => line.text),
    lettering,
    colour: CHOCOLATE,
    x: foot.x,
    y: foot.y + ellipse.y,
    ...field,
    fontSize: lettered.fontSize,
    fontSizeMax: FONT_SIZE_MAX[lettering],
    bendRadius,
  };
}

/** The widest field of that height in an ellipse. */
function inscribe({ halfWidth, halfHeight }: Ellipse, part: number): LetteringField {
  return { width: 2 * halfWidth * Math.sqrt(1 - part ** 2), height: 2 * halfHeight * part };
}
