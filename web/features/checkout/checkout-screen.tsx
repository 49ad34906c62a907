import LockIcon from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { useOnline } from '../../ui/browser/use-online.ts';
import { findSlowest } from '../../ui/slots/state-words.ts';
import { useAuth } from '../users/auth-context.tsx';
import { AvoidedNote } from './avoided-note.tsx';
import { OrderingForm } from './ordering-form.tsx';
import { OrderingScreen } from './ordering-screen.tsx';
import { DayStep } from './steps/day-step.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { useCheckout } from './use-checkout.ts';

/** Checkout for what is in the cart. */
export function CheckoutScreen() {
  const checkout = useCheckout();
  const isOnline = useOnline();
  const { items, totals, destination } = checkout;
  return (
    <OrderingScreen
      ordering={checkout}
      isLater={!isOnline}
      summary={<CheckoutSummary items={items} totals={totals} destination={destination} />}
      accepted="our"
    >
      <OrderingForm
        ordering={checkout}
        onSubmit={checkout.placing.submit}
        offlineWords="You are offline. Compose your order: we send it when you are back online, if price and time are unchanged."
        notes={
          <>
            <Greeting />
            <AvoidedNote items={items} />
          </>
        }
      >
        <DayStep checkout={checkout} slowest={findSlowest(items)} />
      </OrderingForm>
    </OrderingScreen>
  );
}

function Greeting() {
  const { currentUser, authLoading } = useAuth();
  return (
    <p className="mb-3 flex items-start gap-2 text-cocoa-2">
      <LockIcon className="mt-1 size-4" />
      {authLoading || currentUser ? (
        'Secure checkout'
      ) : (
        <span>
          Ordering as a guest.{' '}
          <Link to="/login" state={{ origin: '/checkout' }} className="link">
            Sign in
          </Link>{' '}
          to use a saved address.
        </span>
      )}
    </p>
  );
}
