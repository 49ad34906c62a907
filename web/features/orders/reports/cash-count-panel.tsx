import { useState } from 'react';
import { type CashCount, listCashRows } from '../../../../contract/cash-count.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { writeNaira } from '../order-words.ts';
import { CashCountDialog } from './cash-count-dialog.tsx';
import { ReportLine } from './report-line.tsx';
import { CASH_COUNT_ID } from './report-totals.tsx';

type CashCountPanelProps = {
  readonly day: string;
  /** What the records say of the day, less what went back. */
  readonly taken: number;
  /** Null: the day has not been counted. */
  readonly count: CashCount | null;
  readonly onCounted: (count: CashCount) => void;
};

/** What is in the drawer at the end of a day, beside what should be. */
export function CashCountPanel({ day, taken, count, onCounted }: CashCountPanelProps) {
  const [isCounting, setCounting] = useState(false);
  const isOutdated = count !== null && count.taken !== taken;
  return (
    <Panel className="grid gap-3">
      <h2 id={CASH_COUNT_ID}>Cash count</h2>
      {count ? <Counted count={count} /> : <p className="text-label text-cocoa-2">Not counted yet.</p>}
      {isOutdated && (
        <Note tone="warning">
          The cash records have changed since this count. The day’s cash is now{' '}
          {writeNaira(taken).replace('-', '−')}.
        </Note>
      )}
      <Button kind={count && !isOutdated ? 'quiet' : 'dark'} size="s" onClick={() => setCounting(true)}>
        {count ? 'Count again' : 'Count the cash'}
      </Button>
      <CashCountDialog
        day={day}
        taken={taken}
        opening={count?.opening ?? null}
        isOpen={isCounting}
        onClose={() => setCounting(false)}
        onCounted={onCounted}
      />
    </Panel>
  );
}

function Counted({ count }: { readonly count: CashCount }) {
  const rows = listCashRows(count);
  return (
    <div>
      <dl>
        {rows.map(({ name, amount }, place) => (
          <ReportLine key={name} name={name} isStrong={place === rows.length - 1}>
            {writeNaira(amount)}
          </ReportLine>
        ))}
      </dl>
      <p className="text-small wrap-anywhere text-cocoa-2">
        {count.note !== '' && `${count.note} · `}Counted {formatMoment(count.at)} by {count.by}
      </p>
    </div>
  );
}
