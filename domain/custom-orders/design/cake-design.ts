import {
  type BaseInches,
  type Border,
  type Colour,
  type Drip,
  type Filling,
  type Finish,
  type Frosting,
  type InscriptionPlace,
  type Lettering,
  type Shape,
  type Side,
  type Sponge,
  type Stand,
  TIER_INCHES,
  TIERS_MAX,
  type TierInches,
  type Topping,
} from './options.ts';

export type CakeTier = {
  readonly finish: Finish;
  readonly colour: Colour;
  readonly sponge: Sponge;
  readonly filling: Filling;
  readonly drip: Drip;
  readonly lowerBorder: Border;
  /** On the rim; on a lower tier it runs around the tier above. */
  readonly upperBorder: Border;
  readonly side: Side;
};

export type CakeCandles =
  | { readonly kind: 'plain'; readonly count: number }
  | { readonly kind: 'number'; readonly number: number };

export type CakeInscription = {
  /** Empty for none. */
  readonly text: string;
  readonly lettering: Lettering;
  /** `front`: a plaque on the lowest tier; `top`: a sign standing on the cake. */
  readonly place: InscriptionPlace;
};

export type CakeDesign = {
  readonly shape: Shape;
  readonly baseInches: BaseInches;
  readonly frosting: Frosting;
  /** The lowest first. */
  readonly tiers: readonly CakeTier[];
  readonly topping: Topping;
  readonly candles: CakeCandles;
  readonly inscription: CakeInscription;
  /** For the picture; the cake is delivered on a board. */
  readonly stand: Stand;
  readonly isEggless: boolean;
  readonly isNutFree: boolean;
};

export const NO_CANDLES: CakeCandles = { kind: 'plain', count: 0 };

export const PLAIN_TIER: CakeTier = {
  finish: 'smooth',
  colour: 'ivory',
  sponge: 'vanilla',
  filling: 'buttercream',
  drip: 'none',
  lowerBorder: 'none',
  upperBorder: 'none',
  side: 'none',
};

/** What the designer opens with: inviting, and well within the price of the cart. */
export const DEFAULT_DESIGN: CakeDesign = {
  shape: 'round',
  baseInches: 8,
  frosting: 'buttercream',
  tiers: [
    {
      ...PLAIN_TIER,
      colour: 'blush',
      filling: 'strawberry',
      lowerBorder: 'shells',
      upperBorder: 'shells',
    },
  ],
  topping: 'strawberries',
  candles: NO_CANDLES,
  inscription: { text: '', lettering: 'script', place: 'front' },
  stand: 'white',
  isEggless: false,
  isNutFree: false,
};

const INCHES_PER_STEP = 2;
const NARROWEST_INCHES = TIER_INCHES[0];

/** How many tiers stand on a base before the top one gets too narrow to cut. */
export function countTiersOn(baseInches: BaseInches): number {
  return Math.min(TIERS_MAX, (baseInches - NARROWEST_INCHES) / INCHES_PER_STEP + 1);
}

/** Inches across each tier, the lowest first. */
export function listTierInches({
  baseInches,
  tiers,
}: Pick<CakeDesign, 'baseInches' | 'tiers'>): readonly TierInches[] {
  return tiers.map((_, index) => {
    const inches = TIER_INCHES.find((each) => each === baseInches - index * INCHES_PER_STEP);
    return inches ?? NARROWEST_INCHES;
  });
}

/** A design has one tier or more; what asks for the top one of none is a fault. */
export function findTopTier({ tiers }: Pick<CakeDesign, 'tiers'>): CakeTier {
  const top = tiers.at(-1);
  if (!top) throw new RangeError('a cake without tiers');
  return top;
}
