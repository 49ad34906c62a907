import { useState } from 'react';
import type { DayOrder } from '../../../../contract/delivery.ts';
import { moveAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { addDays, isLagosDay, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { countOrders } from './order-words.ts';

type MoveAllProps = {
  readonly orders: readonly DayOrder[];
  readonly onMoved: (movedIds: readonly string[]) => void;
};

type Outcome = { readonly movedCount: number; readonly refusals: readonly string[] };

/** To the same window of another day, one after the other: what does not fit there stays, and says why. */
export function MoveAll({ orders, onMoved }: MoveAllProps) {
  const [first] = orders;
  const [day, setDay] = useState<LagosDay>(() => (first ? addDays(first.slot.day, 1) : ''));
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function move(): Promise<void> {
    if (isBusy || !isLagosDay(day)) return;
    setBusy(true);
    const movedIds: string[] = [];
    const refusals: string[] = [];
    for (const { id, number, slot } of orders) {
      const body = { slot: { day, windowId: slot.windowId } };
      try {
        await shopApi.call(moveAdminOrderEndpoint, { params: { id }, body });
        movedIds.push(id);
      } catch (error) {
        refusals.push(`${number}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    setBusy(false);
    setOutcome({ movedCount: movedIds.length, refusals });
    onMoved(movedIds);
  }

  return (
    <>
      {orders.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Move to"
            type="date"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button kind="dark" onClick={move} aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            {isBusy ? 'Saving…' : `Move ${countOrders(orders.length)}`}
          </Button>
        </div>
      )}
      {outcome && (
        <Note tone={outcome.refusals.length > 0 ? 'warning' : 'good'} role="status">
          <p>
            {countOrders(outcome.movedCount)} moved to {nameDay(day)}. Customers with an email address or an
            account are notified.
          </p>
          {outcome.refusals.map((words) => (
            <p key={words} className="figures">
              {words}
            </p>
          ))}
        </Note>
      )}
    </>
  );
}
