import { Link } from 'react-router';
import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import {
  ALL_ORDERS,
  findShownTab,
  LIST_TABS,
  type ListTab,
  type OrderListState,
  writeOrderList,
  writeTab,
} from './order-list-query.ts';

const TAB_WORDS: Readonly<Record<ListTab, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  to_pay: 'Unpaid',
  all: 'All',
};

const TAB_CLASS =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-pill px-3.5 text-label font-semibold text-cocoa-2 no-underline transition-colors duration-(--duration-fast) hover:bg-crust hover:text-cocoa focus-visible:rounded-pill focus-visible:-outline-offset-3 aria-[current]:bg-cocoa aria-[current]:text-on-dark phone:px-4';

/** On a phone a row of its own: beside the others its words would not fit. */
const ATTENTION_CLASS = 'max-phone:mt-1 max-phone:basis-full max-phone:justify-between';
const ATTENTION_ROW_CLASS = 'max-phone:bg-hibiscus-soft max-phone:text-hibiscus-press';

type OrderTabsProps = {
  readonly admin: OrderListState;
  /** Undefined until it is known. */
  readonly attentionCount: number | undefined;
};

/** What a bakery asks for every day; what needs somebody is one press away while there is any. */
export function OrderTabs({ admin, attentionCount = 0 }: OrderTabsProps) {
  const isAttention = admin.attention !== null;
  const shown = findShownTab(admin);
  const attention = { ...ALL_ORDERS, view: admin.view, attention: ANY_REASON } as const;
  return (
    <nav
      aria-label="Orders to show"
      className="flex min-w-0 flex-1 flex-wrap gap-0.5 max-phone:order-last max-phone:basis-full"
    >
      {LIST_TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: String(writeTab(admin, tab)) }}
          replace
          aria-current={tab === shown && !isAttention ? 'page' : undefined}
          className={TAB_CLASS}
        >
          {TAB_WORDS[tab]}
        </Link>
      ))}
      {(attentionCount > 0 || isAttention) && (
        <Link
          to={{ search: String(writeOrderList(attention)) }}
          replace
          aria-current={isAttention ? 'page' : undefined}
          className={joinClasses(TAB_CLASS, ATTENTION_CLASS, !isAttention && ATTENTION_ROW_CLASS)}
        >
          Needs attention
          <span className="figures min-w-6 rounded-pill bg-hibiscus px-1.5 text-center text-tiny text-on-action">
            {attentionCount}
          </span>
        </Link>
      )}
    </nav>
  );
}
