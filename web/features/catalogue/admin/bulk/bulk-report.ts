import { type RefusedProduct, UNDO_MINUTES } from '../../../../../contract/product-bulk.ts';
import { createDraftKeeper, type DraftStorage } from '../../../../ui/form/drafts/stored-draft.ts';

/** What stays as it is, and why. Without an id it is no product that could be opened. */
export type LeftOut = Omit<RefusedProduct, 'id'> & { readonly id: string | null };

/** What was done to many products, and for how long it can be taken back. */
export type BulkReport = {
  /** "12 products: prices raised by 10 %, rounded to ₦50" */
  readonly words: string;
  /** Null once there is no way back. */
  readonly undoId: string | null;
  readonly undoableUntilMs: number;
  readonly refusedCount: number;
  readonly refused: readonly LeftOut[];
};

export function makeReport(
  words: string,
  { undoId, refused, refusedCount }: Pick<BulkReport, 'undoId' | 'refused' | 'refusedCount'>,
  nowMs: number,
): BulkReport {
  return { words, undoId, undoableUntilMs: nowMs + UNDO_MINUTES * 60_000, refused, refusedCount };
}

/** The last one outlives a look at a product and a reload, in this tab. */
export function createReportKeeper(openStorage: () => DraftStorage) {
  const keeper = createDraftKeeper<BulkReport>(openStorage, 'bulk-report-1');
  return {
    ...keeper,
    /** Null also for one that can no longer be taken back: there is nothing left to do about it. */
    readUndoable(nowMs: number): BulkReport | null {
      const report = keeper.read();
      return report?.undoId && report.undoableUntilMs > nowMs ? report : null;
    },
  };
}
