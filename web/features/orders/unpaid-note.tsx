import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { nullIfMissing } from '../../api/read-refusal.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { useAuth } from '../users/auth-context.tsx';
import { noteUnpaidOrder, readUnpaidOrder, type UnpaidOrder } from './unpaid-order-context.ts';
import { writeUnpaidText } from './unpaid-text-context.ts';

export default function UnpaidNote({ text }: { readonly text: string }) {
  const order = readUnpaidOrder(text);
  return order && <WayBack {...order} />;
}

/** Shown by what the browser remembers, and corrected by what the shop says: it may have been paid elsewhere. */
function WayBack({ id, number, path, isUnconfirmed }: UnpaidOrder) {
  const { currentUser, authLoading } = useAuth();
  // A customer's order is nobody's until it is known who is signed in.
  const isAskable = path.startsWith('/track/') || (!authLoading && currentUser !== null);
  useEffect(() => {
    if (!isAskable) return;
    const ending = new AbortController();
    nullIfMissing(backgroundApi.call(readOrderEndpoint, { params: { id }, signal: ending.signal })).then(
      (order) => (order ? noteUnpaidOrder(order, path) : writeUnpaidText(null)),
      () => {}, // without an answer the order's own page says how things are
    );
    return () => ending.abort();
  }, [id, path, isAskable]);
  return (
    <Link
      to={path}
      className="no-print flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-honey-soft px-4 py-1.5 text-center text-label no-underline"
    >
      <span>
        Order <span className="figures whitespace-nowrap">{number}</span>{' '}
        {isUnconfirmed ? 'isn’t confirmed yet' : 'is waiting for payment'}
      </span>
      <span className="link inline-flex items-center gap-1 font-semibold">
        {isUnconfirmed ? 'Confirm your order' : 'Continue'}
        <ArrowRightIcon className="size-4" />
      </span>
    </Link>
  );
}
