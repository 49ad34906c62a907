import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link, useLocation } from 'react-router';
import { FIRST_STEPS } from '../../../domain/shop/first-week.ts';
import { STEP_WORDS } from './step-words.ts';
import { useWaiting } from './waiting-context.tsx';

const DASHBOARD = '/admin';

/** On every screen of a shop that is being set up: how far it is, and the way to the next step. */
export function SetUpStrip() {
  const { pathname } = useLocation();
  const setUp = useWaiting()?.setUp;
  // The dashboard has the whole list.
  if (!setUp || pathname === DASHBOARD) return null;
  const { name, to, onTheWay } = STEP_WORDS[setUp.next];
  const isOnTheWay = onTheWay?.screens.test(pathname) ?? false;
  return (
    <nav
      aria-label="Set-up"
      data-set-up
      className="no-print sticky top-(--header-height) z-20 flex items-center justify-between gap-4 border-b border-crust bg-honey-soft px-4 text-small phone:px-5 rail:px-8"
    >
      <Link to={DASHBOARD} className="link inline-flex min-h-11 flex-none items-center">
        Set-up: {setUp.done} of {FIRST_STEPS.length}
      </Link>
      {to === pathname || isOnTheWay ? (
        <p className="py-1 text-right leading-tight font-semibold">{isOnTheWay ? onTheWay?.words : name}</p>
      ) : (
        <Link
          to={to ?? DASHBOARD}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold no-underline hover:underline"
        >
          <span className="truncate">
            <span className="visually-hidden">Next: </span>
            {name}
          </span>
          <ArrowRightIcon className="size-5 flex-none" />
        </Link>
      )}
    </nav>
  );
}
