import type { BulkAnswer, BulkChangeBody } from '../../../../../contract/product-bulk.ts';

/** Thousands of products take their time. */
export const BULK_TIMEOUT_MS = 60_000;

export type BulkProgress = {
  readonly status: 'filling-in' | 'looking' | 'previewed' | 'writing';
  /** What is looked at; null before anything was. */
  readonly change: BulkChangeBody | null;
  readonly preview: BulkAnswer | null;
  readonly problem: string | undefined;
  readonly failure: string | null;
};

export const NOTHING_SEEN: BulkProgress = {
  status: 'filling-in',
  change: null,
  preview: null,
  problem: undefined,
  failure: null,
};

/** A preview may come when the fields say something else by then: it tells nothing of what would be made now. */
export function showProgress(progress: BulkProgress, wanted: BulkChangeBody): BulkProgress {
  const isOfAnother = progress.change !== null && JSON.stringify(progress.change) !== JSON.stringify(wanted);
  return isOfAnother ? { ...NOTHING_SEEN, failure: progress.failure } : progress;
}
