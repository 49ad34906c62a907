import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import { cinnamonRolls } from '../../../../pictures/cinnamon-rolls.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { NEW_ORDER_PATH } from '../admin-paths.ts';
import { isNarrowed, type OrderListState } from './order-list-query.ts';

type NoOrdersProps = {
  readonly admin: OrderListState;
  readonly onClear: () => void;
  readonly onShowAll: () => void;
};

/** Nothing fits what was asked for, or there is nothing to do. */
export function NoOrders({ admin, onClear, onShowAll }: NoOrdersProps) {
  const picture = <Picture picture={cinnamonRolls} alt="" sizes="208px" />;
  if (!isNarrowed(admin)) {
    return (
      <EmptyState
        picture={picture}
        title="No open orders"
        actions={
          <>
            <ButtonLink to={NEW_ORDER_PATH} kind="line">
              Take an order
            </ButtonLink>
            <Button onClick={onShowAll}>Show all orders</Button>
          </>
        }
      >
        An order appears here the moment a shopper places it.
      </EmptyState>
    );
  }
  if (admin.attention !== null && admin.search === '') {
    const isAny = admin.attention === ANY_REASON;
    return (
      <EmptyState
        picture={picture}
        title={isAny ? 'Nothing needs you' : 'Nothing needs you for that'}
        actions={
          <Button kind="line" onClick={onClear}>
            Show the open orders
          </Button>
        }
      >
        {isAny ? 'Everything is on time and paid as agreed.' : 'Choose another reason, or any.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={admin.search === '' ? 'No orders like that' : `Nothing found for “${admin.search}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show the open orders
        </Button>
      }
    >
      Try another day or status, or a part of the number, name or phone.
    </EmptyState>
  );
}
