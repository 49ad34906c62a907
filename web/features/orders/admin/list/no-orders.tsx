import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import { cinnamonRolls } from '../../../../pictures/cinnamon-rolls.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { NEW_ORDER_PATH } from '../admin-paths.ts';
import { describeFilters } from './filter-words.ts';
import { findShownTab, type ListTab, type OrderListState } from './order-list-query.ts';

type NoOrdersProps = {
  readonly admin: OrderListState;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
};

const EMPTY_TITLES: Readonly<Record<ListTab, string>> = {
  today: 'No open orders for today',
  tomorrow: 'No open orders for tomorrow',
  to_pay: 'No unpaid orders',
  all: 'No orders yet',
};

const EMPTY_TEXTS: Readonly<Record<ListTab, string>> = {
  today: '',
  tomorrow: '',
  to_pay: 'Every order is paid.',
  all: 'New orders appear here as soon as they’re placed.',
};

/** Nothing fits what was asked for, or there is nothing to do. */
export function NoOrders({ admin, onClear, onShowAll }: NoOrdersProps) {
  const picture = <Picture picture={cinnamonRolls} alt="" sizes="208px" />;
  const tab = findShownTab(admin);
  if (describeFilters(admin).length === 0 && admin.search === '') {
    return (
      <EmptyState
        picture={picture}
        title={EMPTY_TITLES[tab]}
        actions={
          <>
            <ButtonLink to={NEW_ORDER_PATH} kind="line">
              New order
            </ButtonLink>
            {tab !== 'all' && <Button onClick={onShowAll}>Show all orders</Button>}
          </>
        }
      >
        {EMPTY_TEXTS[tab]}
      </EmptyState>
    );
  }
  if (admin.attention !== null && admin.search === '') {
    const isAny = admin.attention === ANY_REASON;
    return (
      <EmptyState
        picture={picture}
        title={isAny ? 'Nothing needs attention' : 'All done here'}
        actions={
          <Button kind="line" onClick={onClear}>
            Show today’s orders
          </Button>
        }
      >
        {isAny ? 'All orders are on time and paid as agreed.' : 'No orders need attention for this reason.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={admin.search === '' ? 'No orders match' : `Nothing found for “${admin.search}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show today’s orders
        </Button>
      }
    >
      Try other filters, or search by order number, name or phone.
    </EmptyState>
  );
}
