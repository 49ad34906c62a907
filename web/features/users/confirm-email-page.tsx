import { useState } from 'react';
import { listOrdersEndpoint } from '../../../contract/orders.ts';
import { ApiError } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { takeConfirmationOrigin } from './confirmation-origin.ts';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useReturn } from './use-return.ts';

export const meta = titlePage('Confirm your email');

const REGISTER_AGAIN = { to: '/register', label: 'Register again' };

/** Orders placed as a guest with the address are offered on their page, which a new customer has no reason to open. */
async function welcome(): Promise<void> {
  const text = 'Welcome! Your account is ready.';
  const count = await backgroundApi.call(listOrdersEndpoint, { query: { limit: 1 } }).then(
    ({ guestOrderCount }) => guestOrderCount,
    // Whoever opens the page is offered them all the same.
    () => 0,
  );
  if (count === 0) return showToast({ kind: 'success', text });
  const orders = count === 1 ? 'an order' : `${count} orders`;
  showToast({
    kind: 'success',
    text: `${text} You placed ${orders} as a guest.`,
    link: { label: 'My Orders', to: '/orders' },
  });
}

/**
 * Where the mailed link leads. Opening it changes nothing, because programs that look through mails open links too, and
 * nobody is to be signed in without wanting it.
 */
export default function ConfirmEmailPage() {
  const { identity } = useAuth();
  const returnTo = useReturn();
  const token = useLinkToken();
  const [expiry, setExpiry] = useState<string | null>(null);

  const form = useForm({
    words: {},
    send: async () => {
      try {
        await identity.confirmRegistration(token ?? '');
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') setExpiry(error.message);
        throw error;
      }
      const origin = takeConfirmationOrigin(window);
      // The order they registered for goes into the account there, which says so itself.
      if (!origin?.startsWith('/track/')) void welcome();
      returnTo(origin);
    },
  });

  if (token === null)
    return (
      <DeadLink wayOn={REGISTER_AGAIN}>
        This link is incomplete. Open it again from our email, or register again.
      </DeadLink>
    );
  if (expiry !== null) return <DeadLink wayOn={REGISTER_AGAIN}>{expiry}</DeadLink>;
  return (
    <AccessForm
      form={form}
      title="One last step"
      subtitle="Confirm your email address to finish setting up your account."
      button="Confirm and sign in"
      buttonWhileSending="Confirming…"
      footer="Didn’t register? Close this page and no account will be created."
    />
  );
}
