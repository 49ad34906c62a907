import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { Note } from '../../ui/feedback/note.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import type { AttentionTile } from './attention-tiles.ts';

const TONES = {
  news: 'bg-hibiscus-soft text-hibiscus-press',
  warning: 'bg-ember-soft text-ember-deep',
  tip: 'bg-honey-soft text-honey-deep',
} as const;

/** What waits for the owner, each one press away from where it is dealt with. */
export function AttentionList({ tiles }: { readonly tiles: readonly AttentionTile[] }) {
  if (tiles.length === 0) return <Note tone="good">Nothing waits for you. Enjoy the smell of bread.</Note>;
  return (
    <ul
      aria-label="Needs attention"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(68)),1fr))] gap-3 phone:has-[>:nth-child(4):last-child]:grid-cols-2"
    >
      {tiles.map(({ key, count, title, words, to, tone }) => (
        <li key={key} className="grid">
          <Link
            to={to}
            className={joinClasses(
              'flex min-h-18 items-center gap-4 rounded-picture px-4 py-3 no-underline hover:shadow-2',
              TONES[tone],
            )}
          >
            <span className="figures font-display text-fs-2 font-bold">{count}</span>
            <span className="min-w-0 flex-1">
              <span className="block text-label font-bold">{title}</span>
              <span className="block text-small">{words}</span>
            </span>
            <ArrowRightIcon className="size-5 flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
