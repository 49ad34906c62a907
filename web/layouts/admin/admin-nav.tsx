import { Link, useLocation } from 'react-router';
import { useWaiting } from '../../features/dashboard/waiting-context.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { isMarked } from './admin-entries.ts';
import { useWorkEntries } from './use-work-entries.ts';

const SHOWN_MAX = 99;

type WaitingBadgeProps = {
  readonly count: number;
  /** At the corner of its icon while there is room for nothing else. */
  readonly isNarrow: boolean;
};

/** How much waits behind a line of the menu: a number to see, a sentence to hear. */
export function WaitingBadge({ count, isNarrow }: WaitingBadgeProps) {
  if (count <= 0) return null;
  return (
    <>
      <span className="visually-hidden">{count} to do</span>
      <span
        aria-hidden="true"
        className={joinClasses(
          'figures ml-auto min-w-6 gold rounded-pill px-1.5 text-center text-tiny leading-5 font-bold',
          isNarrow && 'max-rail:absolute max-rail:top-0 max-rail:right-0 max-rail:min-w-5 max-rail:px-1',
        )}
      >
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
    </>
  );
}

/**
 * A line of the rail; the current one has an edge and a lighter ground, so that it is not told by colour alone. Lower in a
 * low window, so that all lines and the theme are seen at once.
 */
export const RAIL_LINE_CLASS =
  'flex min-h-11 items-center rail:[@media(54rem<=height<62rem)]:min-h-9 rail:[@media(height<54rem)]:min-h-7.5 gap-3 rounded-small px-3 text-label font-medium text-on-dark-2 no-underline transition-colors duration-(--duration-fast) hover:bg-cocoa-3 hover:text-on-dark focus-visible:outline-on-dark aria-[current=page]:bg-cocoa-3 aria-[current=page]:text-on-dark aria-[current=page]:shadow-rail';

type AdminNavProps = {
  /** Only icons fit, unless the window is wide; the words stay for those who hear them. */
  readonly isNarrow?: boolean;
};

export function AdminNav({ isNarrow = false }: AdminNavProps) {
  const { pathname } = useLocation();
  const counts = useWaiting();
  const entries = useWorkEntries();
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-1 rail:[@media(height<62rem)]:gap-0.5">
        {entries.map(({ label, to, alsoAt, EntryIcon, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isMarked({ to, ...(alsoAt && { alsoAt }) }, pathname) ? 'page' : undefined}
              title={isNarrow ? label : undefined}
              className={joinClasses(
                RAIL_LINE_CLASS,
                isNarrow && 'relative max-rail:justify-center max-rail:px-0',
              )}
            >
              <EntryIcon />
              <span className={isNarrow ? 'max-rail:visually-hidden' : undefined}>{label}</span>
              {waiting && <WaitingBadge count={counts?.[waiting] ?? 0} isNarrow={isNarrow} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
