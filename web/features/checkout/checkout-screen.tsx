import { type FormEvent, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { listPaymentMethods } from '../../../domain/checkout/payment-methods.ts';
import { convertKoboToNaira } from '../../../domain/money.ts';
import type { FieldProblems } from '../../../domain/refusal.ts';
import { LockIcon } from '../../ui/icons/order.tsx';
import { OfflineIcon } from '../../ui/icons/status.tsx';
import { Note } from '../../ui/note.tsx';
import { findSlowest } from '../../ui/slots/state-words.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useAvailability } from '../delivery/availability-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { AvoidedNote } from './avoided-note.tsx';
import { CheckoutPending } from './checkout-pending.tsx';
import { findDestination, findFee, toDeliveryTerms } from './delivery-terms.ts';
import { fillContact } from './draft/change-draft.ts';
import { useCheckoutDraft } from './draft/use-checkout-draft.ts';
import { listUnplaced, useProblemFocus } from './placing/field-problems.ts';
import { PricesChangedDialog } from './placing/prices-changed-dialog.tsx';
import { SlotTakenDialog } from './placing/slot-taken-dialog.tsx';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { DayStep } from './steps/day-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReceivingStep } from './steps/receiving-step.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { computeCheckoutTotals } from './summary/checkout-totals.ts';
import { PlaceBar } from './summary/place-bar.tsx';
import { CHECKOUT_FORM_ID, PlaceButton } from './summary/place-button.tsx';
import { useCheckoutData } from './use-checkout-data.ts';
import { useOnline } from './use-online.ts';

const NO_PROBLEMS: FieldProblems = {};

/** Everything on one page, in the order in which one would say it on the phone. */
export function CheckoutScreen() {
  const { currentUser, authLoading } = useAuth();
  const { cartItems } = useCart();
  const isOnline = useOnline();
  const held = useCheckoutDraft();
  const { draft, change } = held;
  const { terms: termsAnswer, vatClasses, account, addresses } = useCheckoutData(cartItems);
  const terms = useMemo(() => termsAnswer && toDeliveryTerms(termsAnswer), [termsAnswer]);
  const availability = useAvailability(
    cartItems.map(({ id, size, quantity }) => ({ productId: id, sizeId: size?.id ?? null, quantity })),
    draft.method,
  );

  useEffect(() => {
    if (account) change((before) => fillContact(before, account));
  }, [account, change]);

  const soldItems = cartItems.filter(({ isSold }) => isSold);
  const { goodsInKobo } = computeCheckoutTotals(soldItems, vatClasses, 0);
  const destination = findDestination(terms, draft, goodsInKobo);
  const totals = computeCheckoutTotals(soldItems, vatClasses, findFee(destination));
  const methods = listPaymentMethods(
    draft.method,
    destination.kind === 'zone' ? destination.zone : undefined,
  );
  const isPayable = methods.includes(draft.payment);
  useEffect(() => {
    if (!isPayable) change({ payment: 'transfer' });
  }, [isPayable, change]);

  const shown = { items: cartItems, total: convertKoboToNaira(totals.totalInKobo) };
  const placing = usePlaceOrder(held, terms, shown);
  const { problem, status } = placing;
  const problems = problem?.kind === 'fields' ? problem.problems : NO_PROBLEMS;
  const formRef = useProblemFocus(problems);
  const { reload } = availability;
  useEffect(() => {
    if (problem?.kind === 'slot') reload();
  }, [problem, reload]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    placing.submit();
  };
  const isSending = status === 'sending';
  const isAgain = problem?.kind === 'unanswered';
  if (status === 'placed') return <CheckoutPending words="Your order is placed. One moment…" />;

  return (
    <div className="grid items-start gap-6 pb-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16">
      <form ref={formRef} id={CHECKOUT_FORM_ID} aria-label="Checkout" noValidate onSubmit={submit}>
        <p className="mb-6 flex flex-wrap items-center gap-x-2 text-cocoa-2">
          <LockIcon className="size-4" />
          {!authLoading && !currentUser ? (
            <span>
              Ordering as a guest.{' '}
              <Link to="/login" state={{ origin: '/checkout' }} className="link">
                Sign in
              </Link>{' '}
              to use a saved address.
            </span>
          ) : (
            'Secure checkout'
          )}
        </p>
        <div className="grid gap-3 not-empty:mb-6">
          <AvoidedNote items={cartItems} />
          {!isOnline && (
            <Note tone="warning" role="status" icon={OfflineIcon}>
              You are offline. What you type is kept; place the order when the line is back.
            </Note>
          )}
        </div>
        <ContactStep
          contact={draft.contact}
          problems={problems}
          onChange={(contact) => change({ contact })}
        />
        <ReceivingStep
          draft={draft}
          change={change}
          problems={problems}
          terms={terms}
          destination={destination}
          goodsInKobo={goodsInKobo}
          addresses={addresses}
        />
        <DayStep
          draft={draft}
          change={change}
          problems={problems}
          availability={availability}
          slowest={findSlowest(cartItems)}
        />
        <PaymentStep
          methods={methods}
          chosen={draft.payment}
          holds={termsAnswer?.holds}
          problems={problems}
          onChoose={(payment) => change({ payment })}
        />
      </form>
      <CheckoutSummary items={cartItems} draft={draft} totals={totals} destination={destination}>
        <div className="mt-4 grid gap-3">
          {(problem?.kind === 'unanswered' || problem?.kind === 'refused') && (
            <Note tone="problem" role="alert">
              {problem.message}
            </Note>
          )}
          {listUnplaced(problems).map((words) => (
            <Note key={words} tone="problem" role="alert">
              {words}
            </Note>
          ))}
          <PlaceButton isSending={isSending} isAgain={isAgain} className="w-full max-phone:hidden" />
          <p className="text-center text-small text-cocoa-2">
            By ordering you accept our{' '}
            <Link to="/terms" className="underline underline-offset-4">
              terms
            </Link>
            . Cancel free until the kitchen starts.
          </p>
        </div>
      </CheckoutSummary>
      <PlaceBar totals={totals} slot={draft.slot} isSending={isSending} isAgain={isAgain} />
      <SlotTakenDialog
        taken={problem?.kind === 'slot' ? problem : null}
        wanted={draft.slot}
        onTake={placing.takeSlot}
        onClose={placing.dismiss}
      />
      <PricesChangedDialog
        news={problem?.kind === 'prices' ? problem : null}
        onAgree={placing.agreeToPrices}
        onClose={placing.dismiss}
      />
    </div>
  );
}
