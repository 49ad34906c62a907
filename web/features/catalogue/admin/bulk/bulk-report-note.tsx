import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { countProducts } from './describe-rows.ts';
import { RefusedList } from './refused-list.tsx';
import type { BulkReporting } from './use-bulk-report.ts';

/** What was done last, who was left out of it, and the way back. */
export function BulkReportNote({ reporting }: { readonly reporting: BulkReporting }) {
  const { report, isUndoing, undo, dismiss } = reporting;
  if (!report) return null;
  const { words, undoId, refused, refusedCount } = report;
  return (
    <Note tone={refusedCount > 0 ? 'warning' : 'good'} role="status">
      <p className="font-semibold wrap-anywhere">{words}.</p>
      {refusedCount > 0 && (
        <>
          <p className="mt-1">{countProducts(refusedCount)} not changed:</p>
          <RefusedList refused={refused} refusedCount={refusedCount} />
        </>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        {undoId !== null && (
          <Button kind="dark" size="s" onClick={() => undo(report)} aria-disabled={isUndoing}>
            {isUndoing && <Spinner />}
            {isUndoing ? 'Undoing…' : 'Undo'}
          </Button>
        )}
        <Button kind="paper" size="s" onClick={dismiss}>
          {undoId === null ? 'OK' : 'Keep changes'}
        </Button>
      </p>
    </Note>
  );
}
