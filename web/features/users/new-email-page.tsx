import { useEffect, useRef, useState } from 'react';
import { confirmNewEmailEndpoint } from '../../../contract/users.ts';
import { ApiError } from '../../api/api-error.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AccessForm } from './access-form.tsx';
import { useAuth } from './auth-context.tsx';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './use-link-token.ts';

export const meta = titlePage('Confirm your new email');

const ACCOUNT = { to: '/account#email', label: 'Go to your account' };

/**
 * Where the link to the new address of an account leads. Opening it changes nothing, because programs that look through mails
 * open links too, and it signs nobody in: it may be read on another device.
 */
export default function NewEmailPage() {
  const { identity } = useAuth();
  const token = useLinkToken();
  const [expiry, setExpiry] = useState<string | null>(null);
  const [email, setEmail] = useState<string | null>(null);

  const form = useForm({
    words: {},
    send: async () => {
      try {
        const confirmed = await shopApi.call(confirmNewEmailEndpoint, { body: { token: token ?? '' } });
        setEmail(confirmed.email);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'link_expired') setExpiry(error.message);
        throw error;
      }
      // Whoever is signed in here was perhaps signed out with it, and the header knows the address from before.
      await identity
        .refresh()
        .catch((error: unknown) => console.error('Refreshing the identity failed', error));
    },
  });

  if (email !== null) return <Confirmed email={email} />;
  if (token === null)
    return <DeadLink wayOn={ACCOUNT}>This link is incomplete. Open it again from our email.</DeadLink>;
  if (expiry !== null) return <DeadLink wayOn={ACCOUNT}>{expiry}</DeadLink>;
  return (
    <AccessForm
      form={form}
      title="Confirm your new email address"
      subtitle="From then on you sign in with it, and our emails go there. You’ll be signed out on your other devices."
      button="Use this address"
      buttonWhileSending="Confirming…"
      footer="Didn’t ask for this? Close this page and nothing will change."
    />
  );
}

function Confirmed({ email }: { readonly email: string }) {
  const { currentUser } = useAuth();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h1 ref={headingRef} tabIndex={-1} className="text-access">
        Your email address is changed
      </h1>
      <p className="text-cocoa-2">
        From now on you sign in with <strong className="wrap-anywhere">{email}</strong>. Your orders stay in
        your account.
      </p>
      <ButtonLink to={currentUser ? ACCOUNT.to : '/login'} kind="main" size="l" className="w-full">
        {currentUser ? ACCOUNT.label : 'Sign in'}
      </ButtonLink>
    </div>
  );
}
