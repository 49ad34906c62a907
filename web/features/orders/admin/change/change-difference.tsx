import type { ChangePreview } from '../../../../../contract/order-changes.ts';
import { compareMoneyRows, findCharged } from '../../../../../domain/payments/money-sums.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { writeNaira } from '../../order-words.ts';

/** What a change makes of the order's money, before it is saved. */
export function ChangeDifference({
  preview,
  name,
}: {
  readonly preview: ChangePreview;
  readonly name: string;
}) {
  const { total, refundDue } = preview;
  const difference = total.after - total.before;
  const usedUp = refundDue.before - refundDue.after;
  return (
    <div className="grid gap-3">
      <p>
        <span className="block text-label text-cocoa-2">{difference > 0 ? `${name} pays` : 'Total'}</span>
        <strong className="figures block font-display text-fs-2 leading-tight">
          {sayDifference(difference)}
        </strong>
      </p>
      <dl className="figures grid gap-1.5 text-label">
        <Row name="Total" before={total.before} after={total.after} />
        {compareMoneyRows(sumsOf(preview, 'before'), sumsOf(preview, 'after')).map((row) => (
          <Row key={row.name} {...row} />
        ))}
        <Row name="VAT included" before={findVat(preview, 'before')} after={findVat(preview, 'after')} />
      </dl>
      {usedUp > 0 && (
        <Note tone="warning">
          {writeNaira(usedUp)} of the refund pays for this change. If you’ve already sent the refund, mark it
          as sent first.
        </Note>
      )}
    </div>
  );
}

function findVat(preview: ChangePreview, when: 'before' | 'after'): number {
  const { total, includedVat } = preview;
  const money = sumsOf(preview, when);
  return findCharged({ total: total[when], includedVat: includedVat[when], money }).includedVat;
}

function sumsOf(preview: ChangePreview, when: 'before' | 'after') {
  const { paid, refunded, waived, writtenOff, refundDue, due } = preview;
  return {
    paid,
    refunded,
    waived: waived[when],
    writtenOff: writtenOff[when],
    refundDue: refundDue[when],
    due: due[when],
  };
}

function Row({
  name,
  before,
  after,
}: {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd>
        {before !== after && <s className="text-cocoa-2">{writeNaira(before)}</s>}{' '}
        <strong>{writeNaira(after)}</strong>
      </dd>
    </div>
  );
}

function sayDifference(difference: number): string {
  if (difference === 0) return 'Stays the same';
  return `${writeNaira(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}
