import { computePriceToPay } from '../../catalogue/price.ts';
import { type CakeDesign, listTierInches } from '../design/cake-design.ts';
import type { TierPart } from '../design/design-parts.ts';
import type { OptionGroup } from '../design/option-groups.ts';
import type { TierInches } from '../design/options.ts';
import { findPricedOption, type PriceList } from './price-list.ts';

export type PriceLine = {
  /** The same for the same thing in every design: `tier:8`, `drip:chocolate`, `candles`. */
  readonly key: string;
  readonly label: string;
  /** Which tiers, in inches and the widest first; empty when it is about the whole cake. */
  readonly inches: readonly TierInches[];
  readonly amountInKobo: number;
};

export type DesignPrice = {
  /** What is to be paid. */
  readonly totalInKobo: number;
  /** Before the discount of the product it is ordered as: what the lines come to. */
  readonly listTotalInKobo: number;
  /** What costs what. Only what costs something is named. */
  readonly lines: readonly PriceLine[];
  readonly priceListVersion: number;
};

/** How an option reads on a bill. */
const LABELS: Readonly<Record<Exclude<OptionGroup, 'stand'>, (name: string) => string>> = {
  frosting: (name) => name,
  finish: (name) => `${name} finish`,
  colour: (name) => `${name} colour`,
  sponge: (name) => `${name} sponge`,
  filling: (name) => `${name} filling`,
  drip: (name) => `${name} drip`,
  lowerBorder: (name) => `Lower border: ${name}`,
  upperBorder: (name) => `Upper border: ${name}`,
  side: (name) => name,
  topping: (name) => name,
};
const TIER_GROUPS: readonly TierPart[] = [
  'finish',
  'colour',
  'sponge',
  'filling',
  'drip',
  'lowerBorder',
  'upperBorder',
  'side',
];

/** What a design costs by a price list and with the discount of its product, and why. */
export function priceDesign(design: CakeDesign, list: PriceList, discountPercentage = 0): DesignPrice {
  const lines = [
    ...priceTiers(design, list),
    ...priceOptions(design, list),
    ...priceExtras(design, list),
  ].filter(({ amountInKobo }) => amountInKobo > 0);
  const listTotalInKobo = lines.reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
  const totalInKobo = computePriceToPay(listTotalInKobo, discountPercentage);
  return { totalInKobo, listTotalInKobo, lines, priceListVersion: list.version };
}

function priceTiers(design: CakeDesign, list: PriceList): readonly PriceLine[] {
  const tiers = listTierInches(design).map((inches) => ({
    key: `tier:${inches}`,
    label: `${inches}-inch tier`,
    inches: [inches],
    amountInKobo: list.tiers[inches].priceInKobo,
  }));
  const stacking = wholeCake('stacking', 'Stacking', list.stackingInKobo * (tiers.length - 1));
  return [...tiers, stacking];
}

function priceOptions(design: CakeDesign, list: PriceList): readonly PriceLine[] {
  const inches = listTierInches(design);
  const top = inches.at(-1);
  const chosen = [
    ...inches.map((each) => ({ group: 'frosting' as const, id: design.frosting, inches: each })),
    ...TIER_GROUPS.flatMap((group) =>
      design.tiers.map((tier, index) => ({ group, id: tier[group], inches: inches[index] })),
    ),
    { group: 'topping' as const, id: design.topping, inches: top },
  ];
  const lines = new Map<string, PriceLine>();
  for (const { group, id, inches: width } of chosen) {
    if (width === undefined) continue;
    const { name, pricePerInchInKobo } = findPricedOption(list, group, id);
    const key = `${group}:${id}`;
    const known = lines.get(key);
    lines.set(key, {
      key,
      label: LABELS[group](name),
      inches: [...(known?.inches ?? []), width],
      amountInKobo: (known?.amountInKobo ?? 0) + pricePerInchInKobo * width,
    });
  }
  return [...lines.values()];
}

function priceExtras(design: CakeDesign, list: PriceList): readonly PriceLine[] {
  const { candles, inscription, isEggless, isNutFree } = design;
  const allInches = listTierInches(design).reduce<number>((sum, inches) => sum + inches, 0);
  const lines: PriceLine[] = [];
  if (inscription.text !== '') {
    const label = inscription.place === 'front' ? 'Inscription on a plaque' : 'Inscription on a sign';
    lines.push(wholeCake('inscription', label, list.inscriptionInKobo[inscription.place]));
  }
  if (candles.kind === 'plain') {
    lines.push(wholeCake('candles', `Candles (${candles.count})`, candles.count * list.candleInKobo));
  } else {
    const digits = String(candles.number).length;
    const label = `Number candles (${candles.number})`;
    lines.push(wholeCake('number-candles', label, digits * list.numberCandleInKobo));
  }
  if (isEggless) lines.push(wholeCake('eggless', 'Eggless', allInches * list.egglessPerInchInKobo));
  if (isNutFree) {
    lines.push(wholeCake('nut-free', 'Made without nuts', allInches * list.nutFreePerInchInKobo));
  }
  return lines;
}

function wholeCake(key: string, label: string, amountInKobo: number): PriceLine {
  return { key, label, inches: [], amountInKobo };
}
