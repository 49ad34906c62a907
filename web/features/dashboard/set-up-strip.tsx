import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link, useLocation } from 'react-router';
import { FIRST_STEPS } from '../../../domain/shop/first-week.ts';
import { DASHBOARD, findWayOn } from './find-way-on.ts';
import { TickButton } from './tick-button.tsx';
import { useWaiting } from './waiting-context.tsx';

/** On every screen of a shop that is being set up: how far it is, and the way to the next step. */
export function SetUpStrip() {
  const { pathname } = useLocation();
  const setUp = useWaiting()?.setUp;
  // The dashboard has the whole list.
  if (!setUp || pathname === DASHBOARD) return null;
  const way = findWayOn(setUp.next, pathname);
  return (
    <nav
      aria-label="Set-up"
      data-set-up
      className="no-print sticky top-(--header-height) z-20 flex items-center justify-between gap-4 border-b border-crust bg-honey-soft px-4 text-small phone:px-5 rail:px-8"
    >
      <Link to={DASHBOARD} className="link inline-flex min-h-11 flex-none items-center">
        Set-up: {setUp.done} of {FIRST_STEPS.length}
      </Link>
      {way.kind === 'tick' && <TickButton step={setUp.next} words={way.words} kind="paper" size="s" />}
      {way.kind === 'here' && <p className="py-1 text-right leading-tight font-semibold">{way.words}</p>}
      {way.kind === 'link' && (
        <Link
          to={way.to}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold no-underline hover:underline"
        >
          <span className="truncate">
            <span className="visually-hidden">Next: </span>
            {way.words}
          </span>
          <ArrowRightIcon className="size-5 flex-none" />
        </Link>
      )}
    </nav>
  );
}
