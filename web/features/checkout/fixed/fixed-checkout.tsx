import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { isPaidOnline } from '../../../../domain/checkout/payment-methods.ts';
import { CheckoutPending } from '../checkout-pending.tsx';
import { typeContact } from '../draft/change-draft.ts';
import { OrderingForm } from '../ordering-form.tsx';
import { listUnplaced } from '../placing/field-problems.ts';
import { PricesChangedDialog } from '../placing/prices-changed-dialog.tsx';
import { SlotTakenDialog } from '../placing/slot-taken-dialog.tsx';
import { ContactStep } from '../steps/contact-step.tsx';
import { PaymentStep } from '../steps/payment-step.tsx';
import { ReceivingStep } from '../steps/receiving-step.tsx';
import { PlaceBar } from '../summary/place-bar.tsx';
import { PlaceButton } from '../summary/place-button.tsx';
import { Refusals } from '../summary/refusals.tsx';
import { FixedSummary } from './fixed-summary.tsx';
import { type FixedSale, type PlaceFixed, useFixedCheckout } from './use-fixed-checkout.ts';
import { WindowStep } from './window-step.tsx';

type FixedCheckoutProps = {
  readonly sale: FixedSale;
  readonly place: PlaceFixed;
  /** Above what is asked. */
  readonly notes?: ReactNode;
  /** The shop said no, and what was agreed may have changed meanwhile. */
  readonly onRefused: (message: string) => void;
};

/** All of checkout but the cart: what is asked on the left, what was agreed and what it comes to on the right. */
export default function FixedCheckout({ sale, place, notes, onRefused }: FixedCheckoutProps) {
  const checkout = useFixedCheckout(sale, place);
  const { draft, change, problems, problem, status, totals } = checkout;
  useEffect(() => {
    if (problem?.kind === 'refused') onRefused(problem.message);
  }, [problem, onRefused]);
  if (status === 'placed') return <CheckoutPending words="Your order is placed. One moment…" />;

  const button = {
    isSending: status === 'sending',
    isAgain: problem?.kind === 'unanswered',
    isPaidNow: draft.payment !== null && isPaidOnline(draft.payment),
  };
  const refusals = problem?.kind === 'unanswered' || problem?.kind === 'refused' ? [problem.message] : [];
  return (
    <div className="grid items-start gap-6 pb-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16">
      <OrderingForm ordering={checkout} onSubmit={checkout.submit} notes={notes}>
        <ContactStep
          contact={draft.contact}
          problems={problems}
          onChange={(typed) => change(typeContact(typed))}
        />
        <ReceivingStep checkout={checkout} />
        <WindowStep checkout={checkout} day={sale.day} />
        <PaymentStep
          methods={checkout.methods}
          isKnown={checkout.areMethodsKnown}
          chosen={draft.payment}
          holds={checkout.holds}
          problem={problems.payment}
          onChoose={(payment) => change({ payment })}
        />
      </OrderingForm>
      <FixedSummary sale={sale} checkout={checkout}>
        <div className="mt-4 grid gap-3">
          <Refusals problem={problem} words={[...refusals, ...listUnplaced(problems)]} />
          <PlaceButton {...button} className="w-full max-phone:hidden" />
          <p className="text-center text-small text-cocoa-2">
            By ordering you accept the quote and our{' '}
            <Link to="/terms" className="underline underline-offset-4">
              terms
            </Link>
            . Cancel free until the kitchen starts.
          </p>
        </div>
      </FixedSummary>
      <PlaceBar totals={totals} slot={draft.slot} button={button} />
      <SlotTakenDialog
        taken={problem?.kind === 'slot' ? problem : null}
        wanted={draft.slot}
        onTake={checkout.takeSlot}
        onClose={checkout.chooseAnotherSlot}
      />
      <PricesChangedDialog
        news={problem?.kind === 'prices' ? problem : null}
        onAgree={checkout.agreeToTotal}
        onClose={checkout.dismiss}
      />
    </div>
  );
}
