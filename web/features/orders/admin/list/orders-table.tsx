// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is once its rows are laid out as cards
import BikeIcon from 'lucide-react/icons/bike';
import StoreIcon from 'lucide-react/icons/store';
import { Link, useLocation } from 'react-router';
import type { AdminOrder } from '../../../../../contract/order-admin.ts';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { nameContents } from '../../../../../domain/orders/name-contents.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import type { Chosen } from '../../../../ui/lists/use-chosen.ts';
import { ROW_MARK } from '../../../../ui/lists/use-focus-after-removal.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { AttentionBadges, OrderAmount } from '../admin-badges.tsx';
import { rememberOrderList, writeOrderPath } from '../admin-paths.ts';
import { ListActButton } from '../list-act-button.tsx';
import { OrderSlot } from '../order-slot.tsx';
import { StatusMark } from '../status-mark.tsx';
import type { AdminActs } from '../use-admin-acts.ts';
import { countOrders } from './bulk-steps.ts';
import { groupByWindow } from './group-by-window.ts';
import { nameDayBriefly } from './slot-words.ts';

type OrdersTableProps = {
  readonly orders: readonly AdminOrder[];
  /** By the windows in which they go out; otherwise each says its own. */
  readonly isGrouped: boolean;
  /** Null: nothing is chosen at the moment. */
  readonly chosen: Chosen | null;
  readonly acts: AdminActs;
  readonly isBusy: boolean;
};

const COLUMNS = ['Order', 'Delivery or pickup', 'Status', 'Amount', 'Next step'];
const LINE = 'border-b border-crust last:border-b-0';

/** Below a tablet's width each row is a card; the roles keep it a table for those who hear it. */
export function OrdersTable({ orders, isGrouped, chosen, acts, isBusy }: OrdersTableProps) {
  const rows = (some: readonly AdminOrder[]) =>
    some.map((order) => (
      <OrderRow key={order.id} order={order} isGrouped={isGrouped} chosen={chosen} acts={acts} />
    ));
  return (
    <table
      role="table"
      aria-busy={isBusy}
      className="w-full border-collapse text-left text-label transition-shadow aria-busy:shadow-busy aria-busy:delay-300"
    >
      <caption className="visually-hidden">Orders</caption>
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          {COLUMNS.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {!isGrouped && <tbody role="rowgroup">{rows(orders)}</tbody>}
      {isGrouped &&
        groupByWindow(orders).map(({ key, slot, orders: group }) => (
          <tbody key={key} role="rowgroup" className="border-b border-crust last:border-b-0">
            <tr role="row" className="max-rail:block">
              <td
                role="cell"
                colSpan={COLUMNS.length}
                className="bg-cream px-4 py-2 max-rail:block phone:px-5"
              >
                <h2 className="figures inline text-fs-4">{`${nameDayBriefly(readLagosDay(new Date()), slot.day)}, ${writeTimes(slot)}`}</h2>
                <span className="figures ml-2.5 text-small text-cocoa-2">{countOrders(group.length)}</span>
              </td>
            </tr>
            {rows(group)}
          </tbody>
        ))}
    </table>
  );
}

type OrderRowProps = Pick<OrdersTableProps, 'isGrouped' | 'chosen' | 'acts'> & { readonly order: AdminOrder };

function OrderRow({ order, isGrouped, chosen, acts }: OrderRowProps) {
  const cell = 'px-2 py-2.5 align-middle max-rail:hidden';
  return (
    <tr
      {...ROW_MARK}
      role="row"
      className={joinClasses(
        'relative hover:bg-cream max-rail:grid max-rail:gap-2 max-rail:px-4 max-rail:py-3',
        LINE,
      )}
    >
      <th role="rowheader" scope="row" className="py-2.5 pr-2 align-middle font-plain max-rail:p-0 rail:pl-5">
        <OrderCell order={order} isGrouped={isGrouped} chosen={chosen} />
      </th>
      <td role="cell" className={cell}>
        <Way order={order} />
      </td>
      <td role="cell" className={cell}>
        <StatusMark status={order.status} isUnconfirmed={order.isUnconfirmed} />
      </td>
      <td role="cell" className={joinClasses(cell, 'text-right')}>
        <OrderAmount order={order} />
      </td>
      <td role="cell" className="py-2.5 pr-4 pl-2 align-middle max-rail:p-0 rail:pr-5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 rail:justify-end">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rail:hidden">
            <StatusMark status={order.status} isUnconfirmed={order.isUnconfirmed} />
            <Way order={order} />
          </span>
          <ListActButton order={order} acts={acts} className="rail:w-40" />
        </span>
      </td>
    </tr>
  );
}

type CellProps = { readonly order: AdminOrder };

/** Its link reaches over the whole row, so that a thumb finds it. */
function OrderCell({ order, isGrouped, chosen }: CellProps & Pick<OrdersTableProps, 'isGrouped' | 'chosen'>) {
  const { search } = useLocation();
  const { id, number, customerName, pictureId } = order;
  return (
    <span className="flex items-center gap-3 rail:min-w-72">
      {chosen && (
        <ChoiceBox
          label={`Select order ${number}`}
          checked={chosen.has(id)}
          onChange={({ target }) => chosen.choose(id, target.checked)}
        />
      )}
      <OrderPicture
        pictureId={pictureId}
        design={order.design}
        sizes="44px"
        className="size-11 flex-none rounded-small"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={writeOrderPath(id)}
              state={rememberOrderList(search)}
              className="leading-label font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
            >
              {customerName}
            </Link>
            <span className="figures text-tiny text-cocoa-2 max-rail:hidden">{number}</span>
            <AttentionBadges attention={order.attention} />
          </span>
          <span className="flex-none text-right rail:hidden">
            <OrderAmount order={order} />
          </span>
        </span>
        <span className="line-clamp-2 text-small text-cocoa-2">
          {nameContents(order)}
          <span className="figures whitespace-nowrap rail:hidden"> · {number}</span>
        </span>
        {!isGrouped && (
          <span className="text-small">
            <OrderSlot order={order} isOnlyTime />
          </span>
        )}
      </span>
    </span>
  );
}

function Way({ order: { method, zoneName } }: CellProps) {
  const WayIcon = method === 'pickup' ? StoreIcon : BikeIcon;
  return (
    <span className="inline-flex max-w-38 items-center gap-1.5 text-small text-cocoa-2">
      <WayIcon className="size-4.5 flex-none" />
      <span className="truncate">{method === 'pickup' ? 'Pickup' : (zoneName ?? 'Delivery')}</span>
    </span>
  );
}
