import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { openTrackedOrderEndpoint } from '../../../contract/orders.ts';
import { ApiError } from '../../api/api-error.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { OpeningLink } from '../../ui/loading/opening-link.tsx';
import { UnsettledOutlet } from '../checkout/unsettled-context.tsx';
import { DeviceRequestsOutlet } from '../custom-orders/device-requests-context.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { DeviceOrdersList } from './device-orders-list.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { UnpaidOutlet } from './unpaid-note-context.tsx';

export const meta = titlePage('Your order');

const HOW = 'Enter your order number and phone number. We’ll email you a code to open your order.';

type State =
  | { readonly status: 'opening' | 'asking' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/** Where the mailed link leads. Its key stands behind the #, which no server is sent, and leaves the address at once. */
export default function TrackPage() {
  const navigate = useNavigate();
  const { currentUser } = useAuth();
  const [state, setState] = useState<State>({ status: 'opening' });
  const key = useRef<string | null>(null);
  /** What confirms the order is for its page. */
  const confirmation = useRef('');

  const open = async () => {
    if (!key.current) return setState({ status: 'asking' });
    setState({ status: 'opening' });
    try {
      // Exchanges the key of the mailed link for a cookie that opens its order.
      const { id } = await shopApi.call(openTrackedOrderEndpoint, { body: { key: key.current } });
      await navigate({ pathname: `/track/${id}`, hash: confirmation.current }, { replace: true });
    } catch (error) {
      const isDead = error instanceof ApiError && [400, 404, 410].includes(error.status ?? 0);
      const message = describeError(error);
      setState(isDead ? { status: 'dead' } : { status: 'failed', message });
    }
  };

  const takeLink = useEffectEvent(() => {
    const [tracking = '', ...further] = window.location.hash.slice(1).split('&');
    key.current = tracking;
    confirmation.current = further.length > 0 ? `#${further.join('&')}` : '';
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void open();
  });
  useEffect(() => {
    if (key.current === null) takeLink();
    // A link pasted while the page is open changes only what stands behind the #.
    const takePastedLink = () => {
      if (window.location.hash !== '') takeLink();
    };
    window.addEventListener('hashchange', takePastedLink);
    return () => window.removeEventListener('hashchange', takePastedLink);
  }, []);

  if (state.status === 'asking') {
    return (
      <>
        <UnpaidOutlet />
        <UnsettledOutlet />
        <FindOrderForm title="Track an order" lead={HOW}>
          <DeviceOrdersList />
          <DeviceRequestsOutlet />
        </FindOrderForm>
      </>
    );
  }
  if (state.status === 'dead') {
    return (
      <FindOrderForm title="This link no longer works" lead={`Not in your account? ${HOW}`}>
        <p>
          Once an order has been added to an account, its links stop working. Sign in to that account to open
          it.
        </p>
        <ButtonLink to="/orders" kind="line" className="justify-self-start">
          {currentUser ? 'Open My Orders' : 'Sign in'}
        </ButtonLink>
      </FindOrderForm>
    );
  }
  return (
    <OpeningLink
      title="Your order"
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={open}
    />
  );
}
