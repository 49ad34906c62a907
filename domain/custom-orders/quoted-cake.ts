import type { Allergen } from '../catalogue/allergens.ts';
import type { VatClass } from '../catalogue/vat.ts';
import type { LagosDay } from '../delivery/lagos-time.ts';

/** What an accepted quote brings into an order: one cake for a fixed price, on a fixed day. */
export type QuotedCake = {
  readonly productId: string;
  readonly name: string;
  /** The design in one sentence, or that the quote says it. */
  readonly words: string;
  /** In the short text form of links; blank: none came with the request. */
  readonly design: string;
  readonly totalInKobo: number;
  readonly depositInKobo: number;
  readonly workUnits: number;
  readonly leadTimeHours: number;
  readonly allergens: readonly Allergen[];
  readonly vatClass: VatClass;
  readonly day: LagosDay;
};
