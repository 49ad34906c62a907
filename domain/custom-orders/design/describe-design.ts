import { findPricedOption, type PriceList } from '../price/price-list.ts';
import { type CakeDesign, type CakeTier, listTierInches } from './cake-design.ts';
import type { TierPart } from './design-parts.ts';
import type { OptionGroup, OptionId } from './option-groups.ts';

/** A line of a kitchen ticket, order or mail: what it is about, and what it says. */
export type DesignLine = { readonly label: string; readonly text: string };

type Names = Pick<PriceList, 'options'>;

const COUNT_WORDS = ['No-tier', 'Single-tier', 'Two-tier', 'Three-tier', 'Four-tier'] as const;
/** From the bottom up, by how many there are. */
const TIER_PLACES: Readonly<Record<number, readonly string[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'middle', 'top'],
  4: ['bottom', 'second', 'third', 'top'],
};

/**
 * Two-tier 10-inch cake: vanilla sponge, blush (bottom) and ivory (top) buttercream, lemon curd filling, strawberries, “Happy
 * birthday Ada”. Everything that adds to the price is in it.
 */
export function describeDesign(design: CakeDesign, names: Names): string {
  const { tiers, baseInches, frosting, topping, candles, inscription } = design;
  const sponges = joinByTier(tiers.map(({ sponge }) => say(names, 'sponge', sponge)));
  const colours = joinByTier(tiers.map(({ colour }) => say(names, 'colour', colour)));
  const details = [
    `${sponges} sponge`,
    `${colours} ${say(names, 'frosting', frosting)}`,
    ...describePricedParts(tiers, names),
    ...(topping === 'none' ? [] : [say(names, 'topping', topping)]),
    ...describeCandles(candles),
    ...(inscription.text === '' ? [] : [`“${inscription.text}”`]),
    ...listDiets(design),
  ];
  return `${COUNT_WORDS[tiers.length] ?? tiers.length} ${baseInches}-inch cake: ${details.join(', ')}`;
}

/** Sponge, colour and frosting are named in any case; the other parts of the tiers where they cost something. */
function describePricedParts(tiers: readonly CakeTier[], names: Names): readonly string[] {
  const list = (part: TierPart) => {
    const priced = tiers.filter((tier) => findPricedOption(names, part, tier[part]).pricePerInchInKobo > 0);
    return joinWords(unique(priced.map((tier) => say(names, part, tier[part]))));
  };
  const name = (words: string, write: (words: string) => string) => (words === '' ? [] : [write(words)]);
  const lower = list('lowerBorder');
  const upper = list('upperBorder');
  const borders =
    lower === upper
      ? name(lower, (words) => `borders of ${words}`)
      : [
          ...name(lower, (words) => `lower border of ${words}`),
          ...name(upper, (words) => `upper border of ${words}`),
        ];
  return [
    ...name(list('filling'), (words) => `${words} filling`),
    ...name(list('finish'), (words) => `${words} finish`),
    ...name(list('drip'), (words) => `${words} drip`),
    ...borders,
    ...name(list('side'), (words) => words),
  ];
}

/** Everything the kitchen has to know, tier by tier from the bottom up. */
export function listDesignLines(design: CakeDesign, names: Names): readonly DesignLine[] {
  const { topping, candles, inscription } = design;
  const inches = listTierInches(design);
  const places = TIER_PLACES[design.tiers.length];
  const tiers = design.tiers.map((tier, index) => ({
    label: `${places ? `${capitalise(places[index] ?? '')} tier` : 'Cake'}, ${inches[index]} inch`,
    text: describeTier(tier, design, names),
  }));
  const onTop = [
    ...(topping === 'none' ? [] : [say(names, 'topping', topping)]),
    ...describeCandles(candles),
  ];
  const diets = listDiets(design);
  return [
    ...(diets.length === 0 ? [] : [{ label: 'Diet', text: capitalise(joinWords(diets)) }]),
    ...tiers,
    ...(onTop.length === 0 ? [] : [{ label: 'On top', text: capitalise(joinWords(onTop)) }]),
    ...(inscription.text === '' ? [] : [{ label: 'Inscription', text: describeInscription(inscription) }]),
  ];
}

/** The same as one text, a line for each. */
export function describeDesignInLines(design: CakeDesign, names: Names): string {
  return listDesignLines(design, names)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

function describeTier(tier: CakeTier, { frosting }: CakeDesign, names: Names): string {
  const { drip, lowerBorder, upperBorder, side } = tier;
  const finish = `${say(names, 'finish', tier.finish)} ${say(names, 'colour', tier.colour)}`;
  const details = [
    `${say(names, 'sponge', tier.sponge)} sponge`,
    `${say(names, 'filling', tier.filling)} filling`,
    `${finish} ${say(names, 'frosting', frosting)}`,
    ...(drip === 'none' ? [] : [`${say(names, 'drip', drip)} drip`]),
    ...(lowerBorder === 'none' ? [] : [`lower border of ${say(names, 'lowerBorder', lowerBorder)}`]),
    ...(upperBorder === 'none' ? [] : [`upper border of ${say(names, 'upperBorder', upperBorder)}`]),
    ...(side === 'none' ? [] : [say(names, 'side', side)]),
  ];
  return capitalise(details.join(', '));
}

function describeCandles(candles: CakeDesign['candles']): readonly string[] {
  if (candles.kind === 'number') return [`number candles ${candles.number}`];
  if (candles.count === 0) return [];
  return [candles.count === 1 ? '1 candle' : `${candles.count} candles`];
}

function describeInscription({ text, lettering, place }: CakeDesign['inscription']): string {
  const letters = lettering === 'script' ? 'script' : 'capitals';
  return `“${text}” in ${letters}, ${place === 'front' ? 'on a plaque in front' : 'on a sign on top'}`;
}

function listDiets({ isEggless, isNutFree }: CakeDesign): readonly string[] {
  return [...(isEggless ? ['eggless'] : []), ...(isNutFree ? ['made without nuts'] : [])];
}

/** In the middle of a sentence. */
function say<Group extends OptionGroup>(names: Names, group: Group, id: OptionId<Group>): string {
  const { name } = findPricedOption(names, group, id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "ivory", "ivory (bottom and top) and blush (middle)": what is not the same on all tiers says on which. */
function joinByTier(words: readonly string[]): string {
  const different = unique(words);
  const places = TIER_PLACES[words.length] ?? [];
  if (different.length === 1) return joinWords(different);
  return joinWords(
    different.map((word) => `${word} (${joinWords(places.filter((_, index) => words[index] === word))})`),
  );
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
