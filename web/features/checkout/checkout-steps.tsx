import { Link } from 'react-router';
import { LockIcon } from '../../ui/icons/order.tsx';
import { findSlowest } from '../../ui/slots/state-words.ts';
import { useAuth } from '../users/auth-context.tsx';
import { AvoidedNote } from './avoided-note.tsx';
import { typeContact } from './draft/change-draft.ts';
import { OrderingForm } from './ordering-form.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { DayStep } from './steps/day-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReceivingStep } from './steps/receiving-step.tsx';
import type { Checkout } from './use-checkout.ts';

/** In the order in which one would say it on the phone. */
export function CheckoutSteps({ checkout }: { readonly checkout: Checkout }) {
  const { items, draft, change, problems, placing } = checkout;
  return (
    <OrderingForm
      ordering={checkout}
      onSubmit={placing.submit}
      offlineWords="You are offline. Compose your order: we send it when you are back online, if price and time are unchanged."
      notes={
        <>
          <Greeting />
          <AvoidedNote items={items} />
        </>
      }
    >
      <ContactStep
        contact={draft.contact}
        problems={problems}
        onChange={(typed) => change(typeContact(typed))}
      />
      <ReceivingStep checkout={checkout} />
      <DayStep checkout={checkout} slowest={findSlowest(items)} />
      <PaymentStep
        methods={checkout.methods}
        isKnown={checkout.areMethodsKnown}
        chosen={draft.payment}
        holds={checkout.holds}
        problem={problems.payment}
        onChoose={(payment) => change({ payment })}
      />
    </OrderingForm>
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
