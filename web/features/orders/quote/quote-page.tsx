import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Offer, openOfferEndpoint } from '../../../../contract/order-offers.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { titlePage } from '../../../page-meta.ts';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { DeadLink, OpeningLink } from '../../../ui/loading/opening-link.tsx';
import { QuoteForm } from './quote-form.tsx';

export const meta = titlePage('Your quote');

type State =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly key: string; readonly offer: Offer }
  | { readonly status: 'dead' | 'failed'; readonly message: string };

const NO_KEY = 'To see your quote, open the link we sent you.';
const BAD_KEY = 'This link is incomplete. Open it again from our email or message.';

/** Where the link of a quote leads. Its key stands behind the #, which no server or preview is sent; reading holds nothing. */
export default function QuotePage() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ status: 'opening' });
  const key = useRef('');

  const open = async () => {
    if (key.current === '') return setState({ status: 'dead', message: NO_KEY });
    setState({ status: 'opening' });
    try {
      const { offer, orderKey } = await shopApi.call(openOfferEndpoint, { body: { key: key.current } });
      if (offer) setState({ status: 'open', key: key.current, offer });
      else await navigate({ pathname: '/track', hash: `#${orderKey}` }, { replace: true });
    } catch (error) {
      const isDead = error instanceof ApiError && [400, 404, 409].includes(error.status ?? 0);
      const isKeyBad = error instanceof ApiError && error.status === 400;
      const said = describeError(error);
      const message = isKeyBad ? BAD_KEY : said;
      setState({ status: isDead ? 'dead' : 'failed', message });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the address the page was opened with.
  useEffect(() => {
    if (key.current !== '') return;
    key.current = window.location.hash.slice(1);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void open();
  }, []);

  if (state.status === 'open') return <QuoteForm quoteKey={state.key} offer={state.offer} />;
  return (
    <OpeningLink
      title="Your quote"
      failure={state.status === 'failed' ? state.message : undefined}
      onRetry={open}
    >
      {state.status === 'dead' && <DeadLink message={state.message} />}
    </OpeningLink>
  );
}
