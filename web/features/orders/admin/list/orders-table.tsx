import { Link, useLocation } from 'react-router';
import type { AdminOrder } from '../../../../../contract/order-admin.ts';
import { nameContents } from '../../../../../domain/orders/name-contents.ts';
import { ChoiceBox } from '../../../../ui/lists/choice-box.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import type { Chosen } from '../../../../ui/lists/use-chosen.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { AttentionBadges, PaymentBadge, StatusBadge } from '../admin-badges.tsx';
import { rememberOrderList, writeOrderPath } from '../admin-paths.ts';
import { ORIGIN_WORDS } from '../admin-words.ts';
import { ListActButton } from '../list-act-button.tsx';
import { OrderSlot } from '../order-slot.tsx';
import type { AdminActs } from '../use-admin-acts.ts';

type OrdersTableProps = {
  readonly orders: readonly AdminOrder[];
  readonly chosen: Chosen;
  readonly acts: AdminActs;
  readonly isBusy: boolean;
};

export function OrdersTable({ orders, chosen, acts, isBusy }: OrdersTableProps) {
  const columns: readonly Column<AdminOrder>[] = [
    { heading: 'Order', cell: (order) => <OrderCell order={order} chosen={chosen} /> },
    { heading: 'When', cell: (order) => <SlotCell order={order} />, onCard: 'none' },
    { heading: 'Status', cell: (order) => <Marks order={order} />, onCard: 'none', isOnlyWide: true },
    { heading: 'Total', cell: (order) => <Total order={order} />, onCard: 'none', isOnlyWide: true },
    {
      heading: 'Next',
      cell: (order) => (
        <ListActButton order={order} acts={acts} className="max-phone:mt-1.5 max-phone:w-full" />
      ),
    },
  ];
  return <Table caption="Orders" columns={columns} rows={orders} keyOf={({ id }) => id} isBusy={isBusy} />;
}

type CellProps = { readonly order: AdminOrder };

/** Where there is no room for columns it says everything. Its link reaches over the whole row, so that a thumb finds it. */
function OrderCell({ order, chosen }: CellProps & { readonly chosen: Chosen }) {
  const { search } = useLocation();
  const { id, number, customerName, origin, pictureId } = order;
  return (
    <span className="flex items-start gap-1.5 max-phone:-ml-2.5 phone:-ml-2 phone:min-w-64 phone:items-center rail:min-w-80">
      <ChoiceBox
        label={`Choose order ${number}`}
        checked={chosen.has(id)}
        onChange={({ target }) => chosen.choose(id, target.checked)}
      />
      <OrderPicture
        pictureId={pictureId}
        design={order.design}
        sizes="56px"
        className="mr-2 size-14 flex-none rounded-small max-rail:hidden"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-phone:pt-2">
        <Link
          to={writeOrderPath(id)}
          state={rememberOrderList(search)}
          className="leading-label font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {customerName}
        </Link>
        <span className="figures text-small text-cocoa-2">
          {number}
          {origin !== 'shop' && ` · ${ORIGIN_WORDS[origin]}`}
        </span>
        <span className="flex justify-between gap-3 text-small text-cocoa-2">
          <span className="min-w-0 truncate">{nameContents(order)}</span>
          <span className="text-cocoa rail:hidden">
            <Total order={order} />
          </span>
        </span>
        <span className="mt-1 grid gap-2 text-label phone:hidden">
          <span>
            <OrderSlot order={order} />
          </span>
          <Marks order={order} />
        </span>
      </span>
    </span>
  );
}

/** Where there is no room for a column of their own, the marks stand below. */
function SlotCell({ order }: CellProps) {
  return (
    <>
      <OrderSlot order={order} />
      <span className="mt-1.5 block rail:hidden">
        <Marks order={order} />
      </span>
    </>
  );
}

function Marks({ order }: CellProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={order.status} isUnconfirmed={order.isUnconfirmed} />
      <PaymentBadge paymentState={order.paymentState} due={order.due} />
      <AttentionBadges attention={order.attention} />
    </span>
  );
}

function Total({ order }: CellProps) {
  return <span className="figures font-semibold whitespace-nowrap">{writeNaira(order.total)}</span>;
}
