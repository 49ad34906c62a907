import type { KeyboardEvent } from 'react';
import { Navigate } from 'react-router';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { PricesChangedDialog } from '../../../../ui/ordering/prices-changed-dialog.tsx';
import { SlotTakenDialog } from '../../../../ui/ordering/slot-taken-dialog.tsx';
import { JUST_PLACED, QUOTES_PATH, writeOrderPath } from '../admin-paths.ts';
import { CustomerFields } from './customer-fields.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSummary, TotalBar } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { ReceivingFields } from './receiving-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useNewOrder } from './use-new-order.ts';

/** For whoever calls, writes or stands at the counter: by the rules, prices and places that hold for everybody. */
export function NewOrder() {
  const order = useNewOrder();
  const { form, draft, refused, placed, quoted } = order;
  const { blocker } = useLeaveWarning(form.isDirty && !placed && !quoted);
  if (quoted) return <Navigate to={QUOTES_PATH} replace />;
  if (placed) return <Navigate to={writeOrderPath(placed.id)} state={JUST_PLACED} replace />;
  return (
    <>
      <header className="mt-1 mb-5">
        <h1>New order</h1>
        <p className="mt-1.5 text-cocoa-2">For orders by phone, on WhatsApp or in the shop.</p>
      </header>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <form
        {...form.props}
        aria-label="New order"
        onKeyDown={keepSearchFromPlacing}
        className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)]"
      >
        <div className="grid min-w-0 gap-4">
          <CustomerFields order={order} />
          <OrderItems order={order} />
          <ReceivingFields order={order} />
          <TimeFields order={order} />
          <PaymentFields order={order} />
        </div>
        <OrderSummary order={order} />
        <TotalBar order={order} />
      </form>
      <SlotTakenDialog
        taken={refused?.kind === 'slot' ? refused : null}
        wanted={draft.slot}
        words="The order hasn’t been placed yet. What you typed is saved."
        onTake={order.takeSlot}
        onClose={order.dismiss}
      />
      <PricesChangedDialog
        news={refused?.kind === 'prices' ? refused : null}
        words="Check with the customer first. The order hasn’t been placed yet."
        button="Place order for"
        onAgree={order.agreeToPrices}
        onClose={order.dismiss}
      />
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        The order hasn’t been placed yet.
      </LeaveDialog>
    </>
  );
}

/** An Enter in the search, or at a quantity, is meant for that alone. */
function keepSearchFromPlacing(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && target.name === '')
    event.preventDefault();
}
