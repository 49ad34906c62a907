import { Link } from 'react-router';
import type { InboxPage } from '../../../../../contract/custom-order-admin.ts';
import { DESK_STATUS_BADGES } from '../desk-words.ts';
import { type InboxShelf, type ShownInbox, writeInbox } from './inbox-query.ts';

type InboxTabsProps = {
  readonly inbox: ShownInbox;
  /** Undefined until the list has come. */
  readonly counts: InboxPage['counts'] | undefined;
};

const SHELVES: readonly InboxShelf[] = [
  null,
  'waiting',
  'submitted',
  'quoted',
  'accepted',
  'deposit_paid',
  'declined',
  'withdrawn',
  'expired',
];

/** Each with how many there are of it. */
export function InboxTabs({ inbox, counts }: InboxTabsProps) {
  return (
    <nav
      aria-label="Status"
      className="mb-5 flex gap-1 overflow-x-auto border-b border-crust-2 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4"
    >
      {SHELVES.map((shelf) => (
        <Link
          key={shelf ?? 'all'}
          to={{ search: String(writeInbox({ ...inbox, shelf })) }}
          replace
          aria-current={inbox.shelf === shelf ? 'page' : undefined}
          className="flex min-h-11.5 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {nameShelf(shelf)}
          <span className="figures min-w-7 rounded-pill bg-crust px-2 py-0.5 text-center text-tiny font-semibold text-cocoa">
            {counts ? countShelf(counts, shelf) : '…'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function nameShelf(shelf: InboxShelf): string {
  if (shelf === null) return 'All';
  return shelf === 'waiting' ? 'Waiting for us' : DESK_STATUS_BADGES[shelf].words;
}

function countShelf({ byStatus, waiting }: InboxPage['counts'], shelf: InboxShelf): number {
  if (shelf === 'waiting') return waiting;
  if (shelf !== null) return byStatus[shelf];
  return Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}
