import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { undoBulkChangeEndpoint } from '../../../../../contract/product-bulk.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { BULK_TIMEOUT_MS } from './bulk-progress.ts';
import { type BulkReport, createReportKeeper } from './bulk-report.ts';
import { countProducts } from './describe-rows.ts';

export type BulkReporting = ReturnType<typeof useBulkReport>;

/** Tells what was done to many products and offers the way back, in a toast and, for some minutes, on the page. */
export function useBulkReport(onChanged: () => void) {
  const keeper = useMemo(() => createReportKeeper(() => window.sessionStorage), []);
  const [report, setReport] = useState<BulkReport | null>(() => keeper.readUndoable(Date.now()));
  const [isUndoing, setUndoing] = useState(false);
  const isRunning = useRef(false);

  const show = useCallback(
    (next: BulkReport | null) => {
      setReport(next);
      if (next) keeper.keep(next);
      else keeper.forget();
    },
    [keeper],
  );

  const undo = useCallback(
    async (undone: BulkReport) => {
      if (isRunning.current || undone.undoId === null) return;
      isRunning.current = true;
      setUndoing(true);
      try {
        const { restoredCount, refused, refusedCount } = await shopApi.call(undoBulkChangeEndpoint, {
          params: { id: undone.undoId },
          timeoutMs: BULK_TIMEOUT_MS,
        });
        const words = `${countProducts(restoredCount)} restored`;
        showToast({ kind: 'success', text: words });
        show(refusedCount === 0 ? null : { ...undone, words, undoId: null, refused, refusedCount });
        onChanged();
      } catch (error) {
        showToast({ kind: 'error', text: describeError(error) });
      } finally {
        isRunning.current = false;
        setUndoing(false);
      }
    },
    [show, onChanged],
  );

  // The button goes with the time; what was refused stays to be read.
  useEffect(() => {
    if (!report?.undoId) return;
    const timer = setTimeout(
      () => show(report.refusedCount > 0 ? { ...report, undoId: null } : null),
      report.undoableUntilMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [report, show]);

  return {
    report,
    isUndoing,
    undo,
    dismiss: () => show(null),
    notify(next: BulkReport) {
      show(next.undoId === null && next.refusedCount === 0 ? null : next);
      showToast({
        kind: next.undoId === null ? 'info' : 'success',
        text: next.words,
        ...(next.undoId !== null && { undo: () => void undo(next) }),
      });
    },
  };
}
