import { type CakeDesign, listTierInches } from '../design/cake-design.ts';
import { describeDesign } from '../design/describe-design.ts';
import { writeDesignText } from '../link/design-text.ts';
import { DEFAULT_PRICE_LIST } from '../price/default-price-list.ts';
import { findSignLift, frameCake, TIER_HEIGHT } from './canvas/frame.ts';
import { pickBorderColour } from './canvas/paint.ts';
import { measureTier, type RoundTier } from './canvas/round-tier.ts';
import { createSheet, type Sheet } from './canvas/sheet.ts';
import { element, escapeXml, group, translate } from './canvas/svg.ts';
import { drawStand } from './draw-stand.ts';
import { drawPlaque, drawSign } from './inscription/draw-inscription.ts';
import { drawBody } from './tiers/draw-body.ts';
import { drawLowerBorder, drawUpperBorder } from './tiers/draw-borders.ts';
import { drawCascade } from './tiers/draw-cascade.ts';
import { drawDrip } from './tiers/draw-drip.ts';
import { drawSide } from './tiers/draw-side.ts';
import { drawCandles } from './toppings/draw-candles.ts';
import { drawTopping } from './toppings/draw-topping.ts';

export type DrawingOptions = {
  /** Said to whoever cannot see it; the design in words when left out. */
  readonly title?: string;
  /** Letters and digits that no other drawing on the page has; made from the design when left out. */
  readonly idPrefix?: string;
};

/** A design as an SVG text: no styles, no scripts, nothing from outside. */
export function drawCake(design: CakeDesign, { title, idPrefix }: DrawingOptions = {}): string {
  const prefix = idPrefix?.replace(/[^\w-]/g, '') ?? makePrefix(design);
  const sheet = createSheet(prefix);
  const { size, originX, originY } = frameCake(design);
  const picture = group(
    { transform: translate(originX, originY) },
    drawStand(design, sheet),
    drawTiersFrom(design, 0, sheet),
  );
  const titleId = `${prefix}-title`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size} ${size}`,
      role: 'img',
      'aria-labelledby': titleId,
    },
    element('title', { id: titleId }, escapeXml(title ?? describeDesign(design, DEFAULT_PRICE_LIST))),
    sheet.write(),
    picture,
  );
}

/** A tier, all that stands on it, and what of it lies before that. */
function drawTiersFrom(design: CakeDesign, index: number, sheet: Sheet): string {
  const tier = design.tiers[index];
  const inches = listTierInches(design)[index];
  if (!tier || !inches) return '';
  const shape = measureTier(inches);
  const isTop = index === design.tiers.length - 1;
  const { lowerBorder, upperBorder } = tier;
  const paintOf = (border: typeof lowerBorder) => pickBorderColour(tier, border, design.frosting);
  const hiddenRadius = isTop ? 0 : shape.radius - 25;
  const drawRim = (half: 'back' | 'front') =>
    drawUpperBorder(upperBorder, paintOf(upperBorder), shape, { half, hiddenRadius }, sheet);
  const above = isTop
    ? drawOnTop(design, shape, sheet)
    : group({ transform: translate(0, -TIER_HEIGHT) }, drawTiersFrom(design, index + 1, sheet));
  return [
    drawBody(tier, design.frosting, shape, index === 0, sheet),
    drawSide(tier, shape, sheet),
    drawDrip(tier.drip, shape, sheet),
    drawLowerBorder(lowerBorder, paintOf(lowerBorder), shape, sheet),
    drawRim('back'),
    above,
    drawRim('front'),
    tier.side === 'flower-cascade' ? drawCascade(shape, sheet) : '',
    index === 0 && hasInscription(design, 'front') ? drawPlaque(design.inscription, shape) : '',
  ].join('');
}

function drawOnTop(design: CakeDesign, shape: RoundTier, sheet: Sheet): string {
  const candles = drawCandles(design.candles, shape, sheet);
  const top = design.tiers.at(-1);
  const swirls = pickBorderColour({ colour: top?.colour ?? 'ivory' }, 'rosettes', design.frosting);
  const lift = findSignLift(design, shape.depth);
  return [
    candles.back,
    hasInscription(design, 'top') ? drawSign(design.inscription, shape.top, lift) : '',
    drawTopping(design.topping, shape, sheet, swirls),
    candles.front,
  ].join('');
}

function hasInscription({ inscription }: CakeDesign, place: 'front' | 'top'): boolean {
  return inscription.text !== '' && inscription.place === place;
}

/** Two drawings of one design may share their definitions: they are the same. */
function makePrefix(design: CakeDesign): string {
  let hash = 0;
  for (const character of writeDesignText(design)) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `c${hash.toString(36)}`;
}
