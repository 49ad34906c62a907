import { useState } from 'react';
import type { DayOrder } from '../../../../contract/delivery.ts';
import { MOVE_REASON_MAX_LENGTH, moveAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { addDays, isLagosDay, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { findGreetingName } from '../../../../domain/users/greeting-name.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { nameDay, writeTimes } from '../../../ui/slots/day-words.ts';
import { CustomersToCall } from './customers-to-call.tsx';
import { countOrders, sayWhoIsNotified } from './order-words.ts';

type MoveAllProps = {
  readonly orders: readonly DayOrder[];
  /** Why the day is closed, as the calendar says it. */
  readonly note: string;
  readonly onMoved: (movedIds: readonly string[]) => void;
};

type Outcome = { readonly moved: readonly DayOrder[]; readonly refusals: readonly string[] };

/** To the same window of another day, one after the other: what does not fit there stays, and says why. */
export function MoveAll({ orders, note, onMoved }: MoveAllProps) {
  const [first] = orders;
  const [day, setDay] = useState<LagosDay>(() => (first ? addDays(first.slot.day, 1) : ''));
  const [reason, setReason] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function move(): Promise<void> {
    if (isBusy || !isLagosDay(day)) return;
    setBusy(true);
    const moved: DayOrder[] = [];
    const refusals: string[] = [];
    for (const order of orders) {
      const { id, number, slot } = order;
      const body = { slot: { day, windowId: slot.windowId }, closing: { reason } };
      try {
        await shopApi.call(moveAdminOrderEndpoint, { params: { id }, body });
        moved.push(order);
      } catch (error) {
        refusals.push(`${number}: ${describeError(error)}`);
      }
    }
    setBusy(false);
    setOutcome({ moved, refusals });
    onMoved(moved.map(({ id }) => id));
  }

  return (
    <>
      {orders.length > 0 && (
        <TextField
          label="Reason for the move"
          hint={`For example: “Our oven broke down”. ${orders.length === 1 ? 'The customer sees this with the' : 'Customers see this with their'} new day.`}
          maxLength={MOVE_REASON_MAX_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
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
      {orders.length > 0 && <p className="text-small text-cocoa-2">{sayWhoIsNotified(orders)}</p>}
      {outcome && <MoveOutcome {...outcome} day={day} reason={reason.trim()} />}
    </>
  );
}

type MoveOutcomeProps = Outcome & { readonly day: LagosDay; readonly reason: string };

/** What was done, and what is left to do: customers whom nothing reaches, and orders that did not fit. */
function MoveOutcome({ moved, refusals, day, reason }: MoveOutcomeProps) {
  const toCall = moved.filter(({ canBeNotified }) => !canBeNotified);
  const notified = moved.length - toCall.length;
  const isLeft = refusals.length > 0 || toCall.length > 0;
  const writeMessage = ({ customerName, number, slot }: DayOrder) =>
    `Hello ${findGreetingName(customerName)}, we’re sorry, we can’t make your order ${number} on ${nameDay(slot.day)}${reason && `: ${reason.replace(/\.$/, '')}`}. It’s moved to ${nameDay(day)}, ${writeTimes(slot)}.`;
  return (
    <Note tone={isLeft ? 'warning' : 'good'} role="status">
      <p>
        {countOrders(moved.length)} moved to {nameDay(day)}.
        {notified > 0 && ` We’ll notify the ${notified === 1 ? 'customer' : 'customers'}.`}
      </p>
      {toCall.length > 0 && (
        <>
          <p className="mt-1 font-semibold">
            {toCall.length === 1
              ? 'Call this customer, who has no email address:'
              : 'Call these customers, who have no email address:'}
          </p>
          <CustomersToCall orders={toCall} writeMessage={writeMessage} />
        </>
      )}
      {refusals.map((words) => (
        <p key={words} className="figures">
          {words}
        </p>
      ))}
    </Note>
  );
}
