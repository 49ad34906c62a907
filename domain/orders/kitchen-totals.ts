import { type CakeDesign, listTierInches } from '../custom-orders/design/cake-design.ts';
import {
  FILLINGS,
  type Filling,
  SPONGES,
  type Sponge,
  TIER_INCHES,
  type TierInches,
} from '../custom-orders/design/options.ts';
import type { KitchenPlace } from './kitchen-moves.ts';

export type KitchenWork = {
  readonly place: KitchenPlace;
  readonly lines: readonly {
    readonly name: string;
    readonly sizeName: string | null;
    /** Null for what is baked by the shop's own recipe. */
    readonly design: CakeDesign | null;
    readonly quantity: number;
  }[];
};

/** `left`: what of it is still to be made. */
export type Amount = { readonly total: number; readonly left: number };
export type PieceTotal = Amount & { readonly name: string; readonly sizeName: string | null };
export type TierTotal = Amount & { readonly inches: TierInches };
export type SpongeTotal = {
  readonly sponge: Sponge;
  /** Another batter. */
  readonly isEggless: boolean;
  readonly tiers: readonly TierTotal[];
};
export type FillingTotal = { readonly filling: Filling; readonly tiers: readonly TierTotal[] };
export type KitchenTotals = {
  readonly pieces: readonly PieceTotal[];
  readonly sponges: readonly SpongeTotal[];
  readonly fillings: readonly FillingTotal[];
};

/** In these places the work on it is still ahead. */
const BEFORE_BAKED: readonly KitchenPlace[] = ['bake'];
const BEFORE_FINISHED: readonly KitchenPlace[] = ['bake', 'decorate'];

type Tier = {
  readonly place: KitchenPlace;
  readonly sponge: Sponge;
  readonly filling: Filling;
  readonly isEggless: boolean;
  readonly inches: TierInches;
  readonly quantity: number;
};

/** What a day asks of the kitchen. */
export function totalKitchen(work: readonly KitchenWork[]): KitchenTotals {
  const tiers = work.flatMap(listTiers);
  return { pieces: totalPieces(work), sponges: totalSponges(tiers), fillings: totalFillings(tiers) };
}

function totalPieces(work: readonly KitchenWork[]): readonly PieceTotal[] {
  const pieces = work.flatMap(({ place, lines }) =>
    lines.map((line) => ({ ...line, place, sizeName: nameSize(line) })),
  );
  const kinds = Map.groupBy(pieces, ({ name, sizeName }) => JSON.stringify([name, sizeName]));
  return [...kinds.values()]
    .map((ofKind) => ({
      name: ofKind[0]?.name ?? '',
      sizeName: ofKind[0]?.sizeName ?? null,
      ...addUp(ofKind, BEFORE_FINISHED),
    }))
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name) || (one.sizeName ?? '').localeCompare(other.sizeName ?? ''),
    );
}

function totalSponges(tiers: readonly Tier[]): readonly SpongeTotal[] {
  return SPONGES.flatMap((sponge) =>
    [false, true].map((isEggless) => {
      const wanted = tiers.filter((tier) => tier.sponge === sponge && tier.isEggless === isEggless);
      return { sponge, isEggless, tiers: totalTiers(wanted, BEFORE_BAKED) };
    }),
  ).filter((total) => total.tiers.length > 0);
}

function totalFillings(tiers: readonly Tier[]): readonly FillingTotal[] {
  return FILLINGS.map((filling) => {
    const wanted = tiers.filter((tier) => tier.filling === filling);
    return { filling, tiers: totalTiers(wanted, BEFORE_FINISHED) };
  }).filter((total) => total.tiers.length > 0);
}

/** The widest first. */
function totalTiers(tiers: readonly Tier[], before: readonly KitchenPlace[]): readonly TierTotal[] {
  return TIER_INCHES.toReversed()
    .map((inches) => {
      const wanted = tiers.filter((tier) => tier.inches === inches);
      return { inches, ...addUp(wanted, before) };
    })
    .filter(({ total }) => total > 0);
}

type Counted = { readonly place: KitchenPlace; readonly quantity: number };

function addUp(counted: readonly Counted[], before: readonly KitchenPlace[]): Amount {
  const sum = (some: readonly Counted[]) => some.reduce((total, { quantity }) => total + quantity, 0);
  return { total: sum(counted), left: sum(counted.filter(({ place }) => before.includes(place))) };
}

function listTiers({ place, lines }: KitchenWork): readonly Tier[] {
  return lines.flatMap(({ design, quantity }) => {
    if (!design) return [];
    const inches = listTierInches(design);
    return design.tiers.map(({ sponge, filling }, index) => ({
      place,
      sponge,
      filling,
      isEggless: design.isEggless,
      inches: inches[index] ?? TIER_INCHES[0],
      quantity,
    }));
  });
}

/** A designed cake has its whole description where others have their size. */
function nameSize({ design, sizeName }: KitchenWork['lines'][number]): string | null {
  if (!design) return sizeName;
  const { baseInches, tiers } = design;
  return tiers.length === 1 ? `${baseInches} inch` : `${baseInches} inch, ${tiers.length} tiers`;
}
