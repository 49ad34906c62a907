import { type CakeDesign, type CakeTier, listTierInches } from '../design/cake-design.ts';
import type { Border, Finish, Frosting, Side, Topping } from '../design/options.ts';
import type { PriceList } from './price-list.ts';

/*
 * What a decoration takes of a day in the kitchen, in tenths of a kitchen point for every inch across, so that
 * small things add up before they are rounded.
 */
const TENTHS_PER_UNIT = 10;

const FINISH_TENTHS: Readonly<Record<Finish, number>> = { smooth: 0, combed: 1, rustic: 0, 'semi-naked': 0 };
const FROSTING_TENTHS: Readonly<Record<Frosting, number>> = {
  buttercream: 0,
  'whipped-cream': 0,
  fondant: 2,
  ganache: 1,
};
const DRIP_TENTHS = 1;
const BORDER_TENTHS: Readonly<Record<Border, number>> = { none: 0, shells: 1, pearls: 1, rosettes: 1 };
const SIDE_TENTHS: Readonly<Record<Side, number>> = {
  none: 0,
  sprinkles: 0,
  'gold-leaf': 2,
  'quilted-pearls': 4,
  'flower-cascade': 5,
};
const TOPPING_TENTHS: Readonly<Record<Topping, number>> = {
  none: 0,
  strawberries: 1,
  berries: 1,
  macarons: 3,
  'sugar-roses': 5,
  'wild-flowers': 3,
  'chocolate-shards': 2,
  truffles: 2,
  sprinkles: 0,
  'rosettes-cherry': 1,
};
const INSCRIPTION_TENTHS = 5;

const HANDMADE_SIDES: readonly Side[] = ['quilted-pearls', 'flower-cascade'];
const HANDMADE_TOPPINGS: readonly Topping[] = ['macarons', 'sugar-roses', 'wild-flowers'];

/** People it feeds. */
export function countServings(design: CakeDesign, list: PriceList): number {
  return listTierInches(design).reduce((sum, inches) => sum + list.tiers[inches].servings, 0);
}

/** What it takes of a day's capacity, rounded up. */
export function countWorkUnits(design: CakeDesign, list: PriceList): number {
  const widths = listTierInches(design);
  const baking = widths.reduce((sum, inches) => sum + list.tiers[inches].workUnits, 0);
  const perTier = design.tiers.map((tier, index) => countTierTenths(tier, design) * (widths[index] ?? 0));
  const topping = TOPPING_TENTHS[design.topping] * (widths.at(-1) ?? 0);
  const inscription = design.inscription.text === '' ? 0 : INSCRIPTION_TENTHS;
  const tenths = perTier.reduce((sum, each) => sum + each, topping + inscription);
  return Math.ceil(baking + tenths / TENTHS_PER_UNIT);
}

function countTierTenths(tier: CakeTier, { frosting }: CakeDesign): number {
  return (
    FROSTING_TENTHS[frosting] +
    FINISH_TENTHS[tier.finish] +
    (tier.drip === 'none' ? 0 : DRIP_TENTHS) +
    BORDER_TENTHS[tier.lowerBorder] +
    BORDER_TENTHS[tier.upperBorder] +
    SIDE_TENTHS[tier.side]
  );
}

/** How long before the party it has to be ordered. */
export function computeLeadTimeHours(design: CakeDesign, { leadTimeHours }: PriceList): number {
  const isHandmade =
    HANDMADE_TOPPINGS.includes(design.topping) ||
    design.tiers.some(({ side }) => HANDMADE_SIDES.includes(side));
  const furtherTiers = design.tiers.length - 1;
  return (
    leadTimeHours.plain +
    leadTimeHours.perFurtherTier * furtherTiers +
    (isHandmade ? leadTimeHours.handmade : 0)
  );
}
