import { Link } from 'react-router';
import { findShownTab, type OrderListState, writeOrderList } from './order-list-query.ts';
import { isGroup, nameTab, TABS } from './tab-statuses.ts';

/** One status or several together; the board has its statuses side by side and needs only the groups. */
export function OrderTabs({ admin }: { readonly admin: OrderListState }) {
  const shown = findShownTab(admin);
  const tabs = admin.view === 'board' ? TABS.filter(isGroup) : TABS;
  return (
    <nav
      aria-label="Status"
      className="mb-5 flex gap-1 overflow-x-auto border-b border-crust-2 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4"
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={{ search: String(writeOrderList({ ...admin, tab })) }}
          replace
          aria-current={tab === shown ? 'page' : undefined}
          className="flex min-h-11.5 flex-none items-center border-b-2 border-transparent px-3 text-label font-medium text-cocoa-2 no-underline hover:text-cocoa focus-visible:-outline-offset-3 aria-[current]:border-hibiscus aria-[current]:font-semibold aria-[current]:text-cocoa"
        >
          {nameTab(tab)}
        </Link>
      ))}
    </nav>
  );
}
