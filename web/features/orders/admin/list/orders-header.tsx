import PlusIcon from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { NEW_ORDER_PATH } from '../admin-paths.ts';
import { type OrderListState, writeOrderList } from './order-list-query.ts';

type OrdersHeaderProps = { readonly admin: OrderListState };

const VIEWS = [
  { view: 'table', words: 'Table' },
  { view: 'board', words: 'Board' },
] as const;

export function OrdersHeader({ admin }: OrdersHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-3 pt-6 pb-4 phone:pt-9 phone:pb-5">
      <h1 className="mr-auto max-phone:w-full">Orders</h1>
      <nav aria-label="View" className="flex gap-1 rounded-pill border border-crust-2 bg-paper p-0.5">
        {VIEWS.map(({ view, words }) => (
          <Link
            key={view}
            to={{ search: String(writeOrderList({ ...admin, view })) }}
            replace
            aria-current={admin.view === view ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill px-3.5 text-small font-semibold no-underline phone:px-4 transition-colors duration-(--duration-fast) hover:bg-crust focus-visible:rounded-pill aria-[current]:bg-cocoa aria-[current]:text-on-dark"
          >
            {words}
          </Link>
        ))}
      </nav>
      <ButtonLink
        to={NEW_ORDER_PATH}
        kind="main"
        className="max-phone:ml-auto max-phone:gap-1.5 max-phone:px-4"
      >
        <PlusIcon />
        Take an order
      </ButtonLink>
    </header>
  );
}
