import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { DayOrder } from '../../../../contract/delivery.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { nameDayShortly, writeTimes } from '../../../ui/slots/day-words.ts';
import { MoveAll } from './move-all.tsx';
import { nameOrdersInTheWay } from './order-words.ts';

type OrdersInTheWayProps = {
  readonly orders: readonly DayOrder[];
  /** What is asked of the owner: "Close Saturday 21 November?" */
  readonly title: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  /** Left out where they are on several days. */
  readonly moving?: Pick<ComponentProps<typeof MoveAll>, 'note' | 'onMoved'>;
};

/** Before a day is closed: who counts on it. All are moved together, each customer hears of the new time, or each on its own page. */
export function OrdersInTheWay(props: OrdersInTheWayProps) {
  const { orders, title, button, isBusy, failure, onConfirm, onBack, moving } = props;
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{title}</h2>
      <Note tone={orders.length > 0 ? 'warning' : 'good'} role="alert">
        <p className="font-semibold">{nameOrdersInTheWay(orders.length)}</p>
        {orders.length > 0 && (
          <p>
            {orders.length === 1
              ? `This order stays on ${moving ? 'this day' : 'its day'} until you move or cancel it.`
              : `These orders stay on ${moving ? 'this day' : 'their days'} until you move or cancel them.`}{' '}
            Customers can’t place new orders for {moving ? 'this day' : 'those days'}.
          </p>
        )}
      </Note>
      {moving && <MoveAll orders={orders} {...moving} />}
      {orders.length > 0 && (
        <ul aria-label="Affected orders" className="grid max-h-72 overflow-y-auto rounded-card bg-cream px-4">
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <DialogActions>
        <Button onClick={onBack}>Go back</Button>
        <Button kind="main" onClick={onConfirm} aria-disabled={isBusy} className="max-phone:flex-1">
          {isBusy && <Spinner />}
          {isBusy ? 'Saving…' : button}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Opens beside this screen, so that nothing typed here is lost. */
function OrderLine({ order }: { readonly order: DayOrder }) {
  const { id, number, customerName, customerPhone, canBeNotified, method, slot } = order;
  return (
    <li className="border-b border-crust pt-1 pb-2.5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 text-label">
        <Link
          to={`/admin/orders/${encodeURIComponent(id)}`}
          target="_blank"
          className="link figures inline-flex min-h-11 items-center"
        >
          {number}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
        <span className="min-w-0 wrap-anywhere">{customerName}</span>
        {!canBeNotified && (
          <span className="figures text-small">No email: {formatPhoneForNigeria(customerPhone)}</span>
        )}
      </p>
      <p className="figures -mt-1.5 text-small text-cocoa-2">
        {method === 'delivery' ? 'Delivery' : 'Pickup'} {nameDayShortly(slot.day)}, {writeTimes(slot)}
        <span className="block">{nameContents(order)}</span>
      </p>
    </li>
  );
}
