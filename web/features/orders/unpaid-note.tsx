import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { nullIfMissing } from '../../api/read-refusal.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { useAuth } from '../users/auth-context.tsx';
import { noteUnpaidOrder, readUnpaidOrder, type UnpaidOrder } from './unpaid-order-context.ts';
import { writeUnpaidText } from './unpaid-text-context.ts';

type UnpaidNoteProps = {
  readonly text: string;
  /** Below the page instead of in it: what comes late must not push away what is read already. */
  readonly isAtFoot: boolean;
};

export default function UnpaidNote({ text, isAtFoot }: UnpaidNoteProps) {
  const order = readUnpaidOrder(text);
  return order && <WayBack {...order} isAtFoot={isAtFoot} />;
}

/** Shown by what the browser remembers, and corrected by what the shop says: it may have been paid elsewhere. */
function WayBack({
  id,
  number,
  path,
  isUnconfirmed,
  isAtFoot,
}: UnpaidOrder & Pick<UnpaidNoteProps, 'isAtFoot'>) {
  const { currentUser, authLoading } = useAuth();
  // A customer's order is nobody's until it is known who is signed in; a guest's may have joined an account since.
  const isAskable = !authLoading && (path.startsWith('/track/') || currentUser !== null);
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
      className={joinClasses(
        'no-print flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-honey-soft px-4 py-1.5 text-center text-label no-underline',
        isAtFoot &&
          'fixed inset-x-0 bottom-0 z-20 border-t border-crust pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] shadow-up [html:has(&)]:pb-11 max-phone:[html:has(&)]:pb-15.5',
      )}
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
