import type { LagosDay } from '../delivery/lagos-time.ts';

export const CODE_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** What a code gives, and for what. Kept with each order that uses it, so that later changes of the campaign do not reach it. */
export type CodeTerms = {
  readonly kind: CodeKind;
  /** Whole; 0 for the other kinds. */
  readonly percent: number;
  /** 0 for the other kinds. */
  readonly amountInKobo: number;
  /** With both lists empty it is for everything. */
  readonly categories: readonly string[];
  readonly productIds: readonly string[];
  /** Of the goods it is for, at the shop's prices; 0: none. */
  readonly minimumInKobo: number;
};

/** Until when, how often and for whom. */
export type CodeRules = {
  readonly isFirstOrderOnly: boolean;
  /** Both days inclusive; null: no limit. */
  readonly startsOn: LagosDay | null;
  readonly endsOn: LagosDay | null;
  /** Of each code of the campaign; null: no limit. */
  readonly usesMax: number | null;
  /** Over all codes of the campaign. */
  readonly usesMaxPerPerson: number | null;
  readonly isActive: boolean;
};

export const CODE_STATES = ['active', 'scheduled', 'ended', 'off'] as const;
export type CodeState = (typeof CODE_STATES)[number];

export function readCodeState(
  { isActive, startsOn, endsOn }: Pick<CodeRules, 'isActive' | 'startsOn' | 'endsOn'>,
  today: LagosDay,
): CodeState {
  if (!isActive) return 'off';
  if (endsOn !== null && endsOn < today) return 'ended';
  return startsOn !== null && startsOn > today ? 'scheduled' : 'active';
}

export function isForEverything({ categories, productIds }: Pick<CodeTerms, 'categories' | 'productIds'>) {
  return categories.length === 0 && productIds.length === 0;
}
