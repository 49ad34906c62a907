import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { openRequestEndpoint } from '../../../../contract/guest-requests.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { OpeningLink } from '../../../ui/loading/opening-link.tsx';
import { useAuth } from '../../users/auth-context.tsx';

export const meta = titlePage('Your cake request');

type State =
  | { readonly status: 'opening' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/** Where the link of a request leads. Its key stands behind the #, which no server is sent, and leaves the address at once. */
export default function RequestLinkPage() {
  const navigate = useNavigate();
  const { currentUser } = useAuth();
  const [state, setState] = useState<State>({ status: 'opening' });
  const key = useRef<string | null>(null);

  const open = async () => {
    if (!key.current) return setState({ status: 'dead' });
    setState({ status: 'opening' });
    try {
      const { id } = await shopApi.call(openRequestEndpoint, { body: { key: key.current } });
      await navigate(`/cake-request/${id}`, { replace: true });
    } catch (error) {
      const isDead = error instanceof ApiError && [400, 404].includes(error.status ?? 0);
      const message = describeError(error);
      setState(isDead ? { status: 'dead' } : { status: 'failed', message });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address the page was opened with.
  useEffect(() => {
    if (key.current !== null) return;
    key.current = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void open();
  }, []);

  return (
    <OpeningLink
      title={state.status === 'dead' ? 'This link doesn’t work' : 'Your cake request'}
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={open}
    >
      {state.status === 'dead' && (
        <>
          <p className="max-w-words">
            It may be incomplete: open it again from our email or message. Once a request has been added to an
            account, its link stops working: sign in to that account to open it.
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/contact" kind="main">
              Contact us
            </ButtonLink>
            <ButtonLink to="/orders" kind="line">
              {currentUser ? 'My Orders' : 'Sign in'}
            </ButtonLink>
          </div>
        </>
      )}
    </OpeningLink>
  );
}
