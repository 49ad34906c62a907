import type { BulkChangeBody } from '../../../../../contract/product-bulk.ts';
import type { PriceStep, StatusChange } from '../../../../../domain/catalogue/bulk/bulk-change.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { readPercentage } from '../form/read-percentage.ts';

/** What an administrator may do to many products; for the last two something has to be filled in first. */
export type BulkAct = StatusChange | 'price' | 'discount';

type ActWords = {
  /** On the bar. */
  readonly label: string;
  /** Above the preview. */
  readonly title: string;
  /** On the button that does it, before how many. */
  readonly verb: string;
};

export const ACT_WORDS: Readonly<Record<BulkAct, ActWords>> = {
  publish: { label: 'Publish', title: 'Publish products', verb: 'Publish' },
  unpublish: { label: 'Unpublish', title: 'Unpublish products', verb: 'Unpublish' },
  price: { label: 'Prices…', title: 'Change prices', verb: 'Change' },
  discount: { label: 'Discount…', title: 'Set or end a discount', verb: 'Change' },
  archive: { label: 'Archive', title: 'Archive products', verb: 'Archive' },
  restore: { label: 'Restore', title: 'Restore products as drafts', verb: 'Restore' },
};

/** Only what can do something to at least one of them. */
export function listActs(statuses: ReadonlySet<ProductStatus>): readonly BulkAct[] {
  const hasSome = statuses.has('draft') || statuses.has('published');
  const acts: readonly (readonly [BulkAct, boolean])[] = [
    ['publish', statuses.has('draft')],
    ['unpublish', statuses.has('published')],
    ['restore', statuses.has('archived')],
    ['price', hasSome],
    ['discount', hasSome],
    ['archive', hasSome],
  ];
  return acts.flatMap(([act, isUseful]) => (isUseful ? [act] : []));
}

/** The fields of the dialog as they are typed. */
export type BulkValues = {
  readonly direction: 'raise' | 'lower';
  readonly by: 'percentage' | 'amount';
  readonly typed: string;
  readonly roundTo: PriceStep;
};

export const FIRST_VALUES: BulkValues = { direction: 'raise', by: 'percentage', typed: '', roundTo: 50 };

/** What the fields say. Where something cannot be read there is NaN, which the contract's schema refuses. */
export function buildChange(act: BulkAct, { direction, by, typed, roundTo }: BulkValues): BulkChangeBody {
  if (act === 'discount') return { kind: 'discount', percentage: readPercentage(typed) };
  if (act !== 'price') return { kind: act };
  const sign = direction === 'raise' ? 1 : -1;
  return by === 'percentage'
    ? { kind: 'price_percentage', percentage: sign * readPercentage(typed), roundTo }
    : { kind: 'price_amount', amount: sign * readNaira(typed), roundTo };
}
