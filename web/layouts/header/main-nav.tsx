import { Link } from 'react-router';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { isCurrent, MAIN_ENTRIES } from './nav-entries.ts';
import { usePlace } from './use-place.ts';

export function MainNav() {
  const prefetch = usePrefetch();
  const place = usePlace();
  return (
    <nav aria-label="Main" className="max-menu:hidden">
      <ul className="flex gap-1">
        {MAIN_ENTRIES.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              prefetch={prefetch}
              aria-current={isCurrent(entry, place) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-small border-y-2 border-transparent px-2 font-medium whitespace-nowrap no-underline transition duration-(--duration-fast) hover:bg-crust aria-[current=page]:rounded-none aria-[current=page]:border-b-honey forced-colors:aria-[current=page]:underline hero:px-3"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
