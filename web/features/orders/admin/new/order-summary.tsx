import { Link } from 'react-router';
import { convertNairaToKobo, formatNaira } from '../../../../../domain/money.ts';
import { nameSubtotal } from '../../../../../domain/orders/order-sums.ts';
import { sayWay } from '../../../../../domain/payments/way-words.ts';
import { findCodeEnd } from '../../../../../domain/vouchers/voucher-code.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { readNaira } from '../../../../ui/form/read-typed.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { OrderSums, SumRow } from '../../../../ui/ordering/order-sums.tsx';
import { writeShownSums } from '../../../../ui/ordering/write-shown-sums.ts';
import { nameDay, nameDayShortly, writeTimes } from '../../../../ui/slots/day-words.ts';
import { ADMIN_PATH, QUOTES_PATH } from '../admin-paths.ts';
import type { NewOrder } from './use-new-order.ts';

export function OrderSummary({ order }: { readonly order: NewOrder }) {
  const { draft, totals, destination, form } = order;
  const pieces = [...draft.items, ...draft.freeLines].reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside aria-label="The order" className="sticky top-[calc(var(--header-height)+--spacing(4))]">
      <Panel className="grid gap-4">
        <div>
          <h2>Total</h2>
          <OrderSums sums={writeShownSums(nameSubtotal(pieces), totals, destination, 'owner')} />
          <LeftToPay order={order} />
        </div>
        {draft.slot && (
          <p className="text-label">
            {nameDay(draft.slot.day)},{' '}
            <span className="figures whitespace-nowrap">{writeTimes(draft.slot)}</span>
          </p>
        )}
        <Refusal order={order} />
        <Button
          kind="main"
          size="l"
          type="submit"
          aria-disabled={form.isSending}
          className="w-full max-tablet:hidden"
        >
          {form.isSending && <Spinner />}
          {form.isSending ? 'Placing…' : 'Place order'}
        </Button>
        <QuoteOnly order={order} />
      </Panel>
    </aside>
  );
}

/** What came already, what that leaves, and what of it is asked for first; nothing while all of it is to be paid at once. */
function LeftToPay({ order }: { readonly order: NewOrder }) {
  const { draft, totals, deposit, draw } = order;
  const { receivedInKobo, leftInKobo } = computeLeft(order);
  const depositLeftInKobo =
    convertNairaToKobo(readNaira(deposit) || 0) - receivedInKobo - (draw?.drawnInKobo ?? 0);
  const hasDeposit = depositLeftInKobo > 0 && depositLeftInKobo < totals.totalInKobo;
  if (!draw && receivedInKobo <= 0 && !hasDeposit) return null;
  return (
    <dl className="figures mt-3 grid gap-2.5 border-t border-dashed border-crust-2 pt-3">
      {draw && (
        <SumRow name={`Voucher ending ${findCodeEnd(draw.code)}`}>−{formatNaira(draw.drawnInKobo)}</SumRow>
      )}
      {receivedInKobo > 0 && (
        <SumRow name={`Received, ${sayWay(draft.received.way)}`}>−{formatNaira(receivedInKobo)}</SumRow>
      )}
      {leftInKobo !== totals.totalInKobo && (
        <SumRow name={leftInKobo < 0 ? 'Overpaid' : 'Left to pay'}>
          {formatNaira(Math.abs(leftInKobo))}
        </SumRow>
      )}
      {hasDeposit && <SumRow name="Deposit to pay first">{formatNaira(depositLeftInKobo)}</SumRow>}
    </dl>
  );
}

function computeLeft({ totals, received, draw }: NewOrder) {
  const receivedInKobo = Math.max(0, convertNairaToKobo(readNaira(received) || 0));
  return { receivedInKobo, leftInKobo: totals.totalInKobo - (draw?.drawnInKobo ?? 0) - receivedInKobo };
}

/** For whoever wants a price first: nothing is held until they accept it. */
function QuoteOnly({ order: { form, saveQuote } }: { readonly order: NewOrder }) {
  return (
    <div className="grid gap-1">
      <Button kind="quiet" aria-disabled={form.isSending} onClick={() => void saveQuote()}>
        Send as quote only
      </Button>
      <p className="text-center text-small text-cocoa-2">
        A quote doesn’t hold the slot.{' '}
        <Link to={QUOTES_PATH} className="link">
          Quotes sent
        </Link>
      </p>
    </div>
  );
}

/** Where the sums scroll out of sight the total stays, with the way on. */
export function TotalBar({ order }: { readonly order: NewOrder }) {
  const { form, late } = order;
  const { slot } = order.draft;
  const { receivedInKobo, leftInKobo } = computeLeft(order);
  const toChoose = late ? 'Confirm the time first' : 'No time selected';
  return (
    <div className="sticky bottom-(--bar-height) z-20 -mx-4 flex items-center gap-4 border-t border-crust-2 bg-paper px-4 py-2.5 shadow-up phone:-mx-5 phone:px-5 tablet:hidden max-tablet:[html:has(&)]:scroll-pb-28 max-phone:[html:has(&)]:scroll-pb-44">
      <p className="min-w-0 leading-none">
        <span className="figures block font-display text-fs-3 leading-none font-semibold">
          {formatNaira(Math.max(0, leftInKobo))}
          {receivedInKobo > 0 && ' left'}
        </span>
        <span className="mt-1 block truncate text-small text-cocoa-2">
          {slot ? `${nameDayShortly(slot.day)}, ${writeTimes(slot)}` : toChoose}
        </span>
      </p>
      <Button kind="main" type="submit" aria-disabled={form.isSending} className="ml-auto px-5">
        {form.isSending && <Spinner />}
        {form.isSending ? 'Placing…' : 'Place order'}
      </Button>
    </div>
  );
}

/** Why it was not placed, where no dialog says it. */
function Refusal({ order: { refused, form, late } }: { readonly order: NewOrder }) {
  if (refused?.kind === 'placed-before') {
    return (
      <Note tone="problem" role="alert">
        An earlier attempt went through. Check{' '}
        <Link to={`${ADMIN_PATH}?tab=all&sort=newest`} className="link">
          the newest orders
        </Link>{' '}
        before you place another.
      </Note>
    );
  }
  const words = describeRefusal(refused) ?? form.failure;
  const problems = Object.keys(form.problems);
  if (words === null && problems.length === 0) return null;
  const isOnlyLate = late !== null && problems.every((name) => name === 'slot');
  return (
    <Note tone="problem" role="alert">
      {words ?? (isOnlyLate ? 'Confirm the time first.' : 'Something is missing. Check the marked fields.')}
    </Note>
  );
}

function describeRefusal(refused: NewOrder['refused']): string | null {
  switch (refused?.kind) {
    case 'unanswered':
      return 'We don’t know if the order was placed. Try again: it can’t be placed twice.';
    case 'refused':
    case 'fields':
    case 'slot':
      return refused.message;
    default:
      return null;
  }
}
