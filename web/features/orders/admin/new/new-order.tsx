import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { writeOrderPath } from '../admin-paths.ts';
import { CustomerFields } from './customer-fields.tsx';
import { isBegun } from './order-draft.ts';
import { OrderItems } from './order-items.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { ReceivingFields } from './receiving-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useNewOrder } from './use-new-order.ts';

/** For whoever calls, writes or stands at the counter: by the rules, prices and places that hold for everybody. */
export function NewOrder() {
  const navigate = useNavigate();
  const order = useNewOrder(({ id, number }) => {
    allowLeaving();
    showToast({ kind: 'success', text: `Order ${number} is taken` });
    void navigate(writeOrderPath(id), { replace: true });
  });
  const { blocker, allowLeaving } = useLeaveWarning(isBegun(order.draft));
  const holderRef = useProblemFocus(order.found);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order.submit();
  };
  return (
    <>
      <header className="mt-1 mb-5">
        <h1>Take an order</h1>
        <p className="mt-1.5 text-cocoa-2">By phone, WhatsApp or over the counter.</p>
      </header>
      <div ref={holderRef} className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_--spacing(90)]">
        <div className="grid min-w-0 gap-4">
          {/* Outside of the form: an Enter in its search must not place the order. */}
          <OrderItems order={order} />
          <form id={formId} noValidate onSubmit={submit} aria-label="Take an order" className="grid gap-4">
            <CustomerFields order={order} />
            <ReceivingFields order={order} />
            <TimeFields order={order} />
            <PaymentFields order={order} />
          </form>
        </div>
        <OrderSummary order={order} formId={formId} />
      </div>
      <LeaveDialog blocker={blocker} onLeave={allowLeaving}>
        The order has not been placed yet.
      </LeaveDialog>
    </>
  );
}

function useProblemFocus(found: object) {
  const holderRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just found wrong is in the page by now
  useEffect(() => {
    const field = '[aria-invalid="true"], [data-problem] :is(input, [tabindex="0"])';
    holderRef.current?.querySelector<HTMLElement>(field)?.focus();
  }, [found]);
  return holderRef;
}
