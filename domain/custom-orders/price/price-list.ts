import type { OptionGroup, OptionId } from '../design/option-groups.ts';
import type { InscriptionPlace, TierInches } from '../design/options.ts';

export type PricedOption = {
  readonly name: string;
  /** For every inch across the tier it is on, over what the plain tier costs. */
  readonly pricePerInchInKobo: number;
  /** False while it cannot be had: no strawberries in August. */
  readonly isOffered: boolean;
};

/** A tier with the plainest choices. */
export type PricedTier = {
  readonly priceInKobo: number;
  readonly servings: number;
  /** Of a day's capacity of the kitchen. */
  readonly workUnits: number;
};

/** What the owner asks for a design, and what can be had. A design that was priced keeps the version. */
export type PriceList = {
  /** Grows with every change. */
  readonly version: number;
  readonly tiers: Readonly<Record<TierInches, PricedTier>>;
  readonly options: {
    readonly [Group in OptionGroup]: Readonly<Record<OptionId<Group>, PricedOption>>;
  };
  /** Boards, rods and the stacking, for every tier above the first. */
  readonly stackingInKobo: number;
  readonly inscriptionInKobo: Readonly<Record<InscriptionPlace, number>>;
  readonly candleInKobo: number;
  /** For one digit. */
  readonly numberCandleInKobo: number;
  readonly egglessPerInchInKobo: number;
  /** Separate tools and a clean bench. */
  readonly nutFreePerInchInKobo: number;
  readonly leadTimeHours: {
    /** Of a plain single tier. */
    readonly plain: number;
    readonly perFurtherTier: number;
    /** Once, for whatever is made by hand and has to dry: sugar flowers, quilting. */
    readonly handmade: number;
  };
};

/** One option as the list has it. The list is whole by its type; the lookup by two variables is what TypeScript cannot follow. */
export function findPricedOption<Group extends OptionGroup>(
  list: Pick<PriceList, 'options'>,
  group: Group,
  id: OptionId<Group>,
): PricedOption {
  const options: Readonly<Record<string, PricedOption>> = list.options[group];
  const option = options[id];
  if (!option) throw new RangeError(`the price list has no ${group} ${id}`);
  return option;
}
