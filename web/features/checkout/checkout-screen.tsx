import { Link } from 'react-router';
import { isPaidOnline } from '../../../domain/checkout/payment-methods.ts';
import { useOnline } from '../../ui/browser/use-online.ts';
import { CheckoutPending } from './checkout-pending.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { listUnplaced } from './placing/field-problems.ts';
import { PricesChangedDialog } from './placing/prices-changed-dialog.tsx';
import { SlotTakenDialog } from './placing/slot-taken-dialog.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { PlaceBar } from './summary/place-bar.tsx';
import { PlaceButton } from './summary/place-button.tsx';
import { Refusals } from './summary/refusals.tsx';
import { useCheckout } from './use-checkout.ts';

/** Everything on one page: what is asked on the left, what it comes to on the right. */
export function CheckoutScreen() {
  const checkout = useCheckout();
  const isOnline = useOnline();
  const { items, draft, totals, destination, problems, placing } = checkout;
  const { problem, status } = placing;
  if (status === 'placed') return <CheckoutPending words="Your order is placed. One moment…" />;

  const button = {
    isSending: status === 'sending',
    isAgain: problem?.kind === 'unanswered',
    isLater: !isOnline,
    isPaidNow: draft.payment !== null && isPaidOnline(draft.payment),
  };
  const refusals = problem?.kind === 'unanswered' || problem?.kind === 'refused' ? [problem.message] : [];
  return (
    <div className="grid items-start gap-6 pb-6 tablet:grid-cols-[minmax(0,1fr)_--spacing(100)] tablet:gap-16">
      <CheckoutSteps checkout={checkout} />
      <CheckoutSummary items={items} draft={draft} totals={totals} destination={destination}>
        <div className="mt-4 grid gap-3">
          <Refusals problem={problem} words={[...refusals, ...listUnplaced(problems)]} />
          <PlaceButton {...button} className="w-full max-phone:hidden" />
          <p className="text-center text-small text-cocoa-2">
            By ordering you accept our{' '}
            <Link to="/terms" className="underline underline-offset-4">
              terms
            </Link>
            . Cancel free until the kitchen starts.
          </p>
        </div>
      </CheckoutSummary>
      <PlaceBar totals={totals} slot={draft.slot} button={button} />
      <SlotTakenDialog
        taken={problem?.kind === 'slot' ? problem : null}
        wanted={draft.slot}
        onTake={placing.takeSlot}
        onClose={placing.chooseAnotherSlot}
      />
      <PricesChangedDialog
        news={problem?.kind === 'prices' ? problem : null}
        onAgree={placing.agreeToPrices}
        onClose={placing.dismiss}
      />
    </div>
  );
}
