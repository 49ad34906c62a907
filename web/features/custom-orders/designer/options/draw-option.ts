import {
  type CakeDesign,
  type CakeTier,
  NO_CANDLES,
  PLAIN_TIER,
} from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { OptionGroup, OptionId } from '../../../../../domain/custom-orders/design/option-groups.ts';
import { frameCake } from '../../../../../domain/custom-orders/drawing/canvas/frame.ts';
import { drawCake } from '../../../../../domain/custom-orders/drawing/draw-cake.ts';

export type DrawnGroup = Extract<
  OptionGroup,
  'finish' | 'drip' | 'lowerBorder' | 'upperBorder' | 'side' | 'topping'
>;

/** What of the cake is shown: a square so wide, with its middle so far above the foot of the tier. */
const VIEWS: Readonly<Record<DrawnGroup, { readonly size: number; readonly height: number }>> = {
  finish: { size: 312, height: 100 },
  drip: { size: 304, height: 124 },
  lowerBorder: { size: 360, height: 92 },
  upperBorder: { size: 336, height: 146 },
  side: { size: 312, height: 100 },
  topping: { size: 304, height: 196 },
};

const SAMPLE_TIER: CakeTier = { ...PLAIN_TIER, colour: 'blush' };
const SAMPLE: CakeDesign = {
  shape: 'round',
  baseInches: 6,
  frosting: 'buttercream',
  tiers: [SAMPLE_TIER],
  topping: 'none',
  candles: NO_CANDLES,
  inscription: { text: '', lettering: 'script', place: 'front' },
  stand: 'white',
  isEggless: false,
  isNutFree: false,
};

const drawn = new Map<string, string>();

/** A small cake that has this and nothing else, as the address of a picture. Drawn once; it costs no download. */
export function drawOption<Group extends DrawnGroup>(group: Group, id: OptionId<Group>): string {
  const key = `${group}-${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const design =
    group === 'topping'
      ? { ...SAMPLE, topping: id as OptionId<'topping'> }
      : { ...SAMPLE, tiers: [{ ...SAMPLE_TIER, [group]: id }] };
  const { originX, originY } = frameCake(design);
  const { size, height } = VIEWS[group];
  const view = `viewBox="${originX - size / 2} ${originY - height - size / 2} ${size} ${size}"`;
  const picture = drawCake(design, { title: '', idPrefix: key }).replace(/viewBox="[^"]*"/, view);
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  drawn.set(key, address);
  return address;
}
