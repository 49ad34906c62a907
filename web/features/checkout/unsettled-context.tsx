import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { useHydrated } from '../../ui/browser/use-hydrated.ts';
import { useAuth } from '../users/auth-context.tsx';
import { findUnsettled } from './draft/draft-storage.ts';

/** Whoever looks for an order whose answer was lost finds it in no list: checkout asks what became of it. */
export function UnsettledOutlet() {
  const { currentUser, authLoading } = useAuth();
  const isKnown = useHydrated() && !authLoading;
  if (!isKnown || !findUnsettled(window, currentUser?.uid ?? null)) return null;
  return (
    <Link
      to="/checkout"
      className="no-print flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-honey-soft px-4 py-1.5 text-center text-label no-underline"
    >
      <span>We didn’t get an answer to your last order</span>
      <span className="link inline-flex items-center gap-1 font-semibold">
        Check it
        <ArrowRightIcon className="size-4" />
      </span>
    </Link>
  );
}
