import { Link } from 'react-router';
import type { InboxPage } from '../../../../../contract/custom-order-admin.ts';
import { ADMIN_STATUS_BADGES } from '../admin-words.ts';
import { type InboxTab, type ShownInbox, writeInbox } from './inbox-query.ts';

type InboxTabsProps = {
  readonly inbox: ShownInbox;
  /** Undefined until the list has come. */
  readonly counts: InboxPage['counts'] | undefined;
};

const TABS: readonly InboxTab[] = [
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
      className="mb-5 flex gap-1 scroll-hint border-b border-crust-2 max-phone:-mx-4 max-phone:px-4"
    >
      {TABS.map((tab) => (
        <Link
          key={tab ?? 'all'}
          to={{ search: String(writeInbox({ ...inbox, tab })) }}
          replace
          aria-current={inbox.tab === tab ? 'page' : undefined}
          className="flex min-h-11.5 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {nameTab(tab)}
          <span className="figures min-w-7 rounded-pill bg-crust px-2 py-0.5 text-center text-tiny font-semibold text-cocoa">
            {counts ? countTab(counts, tab) : '…'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function nameTab(tab: InboxTab): string {
  if (tab === null) return 'All';
  return tab === 'waiting' ? 'Waiting for us' : ADMIN_STATUS_BADGES[tab].words;
}

function countTab({ byStatus, waiting }: InboxPage['counts'], tab: InboxTab): number {
  if (tab === 'waiting') return waiting;
  if (tab !== null) return byStatus[tab];
  return Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}
