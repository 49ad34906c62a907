import { useNavigate } from 'react-router';
import type { InboxPage } from '../../../../../contract/custom-order-admin.ts';
import { CUSTOM_ORDER_STATUSES } from '../../../../../domain/custom-orders/statuses.ts';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { CountedTab } from '../../../../ui/lists/counted-tab.tsx';
import { ADMIN_STATUS_BADGES } from '../admin-words.ts';
import { readInbox, type ShownInbox, writeInbox } from './inbox-query.ts';

type InboxTabsProps = {
  readonly inbox: ShownInbox;
  /** Undefined until the list has come. */
  readonly counts: InboxPage['counts'] | undefined;
};

const TABS = [
  { tab: null, name: 'All' },
  { tab: 'waiting', name: 'Waiting for us' },
] as const;
const ANY = '';

/** What waits does so whatever its status: the statuses are a choice beside the tabs, so that nothing seems to be there twice. */
export function InboxTabs({ inbox, counts }: InboxTabsProps) {
  const navigate = useNavigate();
  const status = CUSTOM_ORDER_STATUSES.find((each) => each === inbox.tab) ?? ANY;
  const choose = (chosen: string) => {
    const { tab } = readInbox(new URLSearchParams({ status: chosen }));
    navigate({ search: String(writeInbox({ ...inbox, tab })) }, { replace: true });
  };
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-b border-crust-2 max-phone:border-b-0">
      <nav
        aria-label="Requests"
        className="-mb-px flex gap-1 max-phone:w-full max-phone:border-b max-phone:border-crust-2"
      >
        {TABS.map(({ tab, name }) => (
          <CountedTab
            key={name}
            search={String(writeInbox({ ...inbox, tab }))}
            isShown={inbox.tab === tab}
            words={name}
            count={counts && countTab(counts, tab)}
          />
        ))}
      </nav>
      <PillSelect label="Status" value={status} onChoose={choose} className="max-phone:w-full phone:mb-2">
        <option value={ANY}>Any status</option>
        {CUSTOM_ORDER_STATUSES.map((each) => (
          <option key={each} value={each}>
            {ADMIN_STATUS_BADGES[each].words}
            {counts && ` (${counts.byStatus[each]})`}
          </option>
        ))}
      </PillSelect>
    </div>
  );
}

function countTab({ byStatus, waiting }: InboxPage['counts'], tab: (typeof TABS)[number]['tab']): number {
  if (tab === 'waiting') return waiting;
  return Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}
