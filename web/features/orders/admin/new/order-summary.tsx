import { Link } from 'react-router';
import { countItems } from '../../../../../domain/orders/order-sums.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { OrderSums } from '../../../../ui/ordering/order-sums.tsx';
import { writeShownSums } from '../../../../ui/ordering/write-shown-sums.ts';
import { nameDay, writeTimes } from '../../../../ui/slots/day-words.ts';
import { ADMIN_PATH } from '../admin-paths.ts';
import type { NewOrder } from './use-new-order.ts';

export function OrderSummary({ order }: { readonly order: NewOrder }) {
  const { draft, totals, destination, form } = order;
  const pieces = draft.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside aria-label="The order" className="sticky top-[calc(var(--header-height)+--spacing(4))]">
      <Panel className="grid gap-4">
        <div>
          <h2>It comes to</h2>
          <OrderSums sums={writeShownSums(countItems(pieces), totals, destination)} />
        </div>
        {draft.slot && (
          <p className="text-label">
            {nameDay(draft.slot.day)},{' '}
            <span className="figures whitespace-nowrap">{writeTimes(draft.slot)}</span>
          </p>
        )}
        <Refusal order={order} />
        <Button kind="main" size="l" type="submit" aria-disabled={form.isSending} className="w-full">
          {form.isSending && <Spinner />}
          {form.isSending ? 'Placing…' : 'Place order'}
        </Button>
      </Panel>
    </aside>
  );
}

/** Why it was not placed, where no dialog says it. */
function Refusal({ order: { refused, form } }: { readonly order: NewOrder }) {
  if (refused?.kind === 'placed-before') {
    return (
      <Note tone="problem" role="alert">
        An earlier try has arrived after all. Look at{' '}
        <Link to={`${ADMIN_PATH}?sort=newest&status=all`} className="link">
          the newest orders
        </Link>{' '}
        before you place another.
      </Note>
    );
  }
  const words = describeRefusal(refused) ?? form.failure;
  const isMissing = Object.keys(form.problems).length > 0;
  if (words === null && !isMissing) return null;
  return (
    <Note tone="problem" role="alert">
      {words ?? 'Something is missing. Look at the marked fields.'}
    </Note>
  );
}

function describeRefusal(refused: NewOrder['refused']): string | null {
  switch (refused?.kind) {
    case 'unanswered':
      return 'There was no answer, so nobody knows whether it arrived. Try again: it cannot be placed twice.';
    case 'refused':
    case 'fields':
    case 'slot':
      return refused.message;
    default:
      return null;
  }
}
