import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { LockIcon } from '../../ui/icons/order.tsx';
import { OfflineIcon } from '../../ui/icons/status.tsx';
import { Note } from '../../ui/note.tsx';
import { findSlowest } from '../../ui/slots/state-words.ts';
import { useAuth } from '../users/auth-context.tsx';
import { AvoidedNote } from './avoided-note.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { DayStep } from './steps/day-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReceivingStep } from './steps/receiving-step.tsx';
import { CHECKOUT_FORM_ID } from './summary/place-button.tsx';
import type { Checkout } from './use-checkout.ts';
import { useOnline } from './use-online.ts';

/** In the order in which one would say it on the phone. */
export function CheckoutSteps({ checkout }: { readonly checkout: Checkout }) {
  const { items, draft, change, problems, forget, placing, formRef } = checkout;
  const isOnline = useOnline();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    placing.submit();
  };
  const hearEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target && typeof target.name === 'string' ? target.name : '';
    forget(name === 'method' || name === 'saved-address' ? 'address' : name);
  };

  return (
    <form
      ref={formRef}
      id={CHECKOUT_FORM_ID}
      aria-label="Checkout"
      noValidate
      onSubmit={submit}
      onChange={hearEdit}
    >
      <Greeting />
      <div className="grid gap-3 not-empty:mb-6">
        <AvoidedNote items={items} />
        {!isOnline && (
          <Note tone="warning" role="status" icon={OfflineIcon}>
            You are offline. What you type is kept; place the order when the line is back.
          </Note>
        )}
      </div>
      <ContactStep contact={draft.contact} problems={problems} onChange={(contact) => change({ contact })} />
      <ReceivingStep checkout={checkout} />
      <DayStep checkout={checkout} slowest={findSlowest(items)} />
      <PaymentStep
        methods={checkout.methods}
        chosen={draft.payment}
        holds={checkout.holds}
        problem={problems.payment}
        onChoose={(payment) => change({ payment })}
      />
    </form>
  );
}

function Greeting() {
  const { currentUser, authLoading } = useAuth();
  return (
    <p className="mb-6 flex items-start gap-2 text-cocoa-2">
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
