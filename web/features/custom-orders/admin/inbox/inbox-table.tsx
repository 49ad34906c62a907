import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminCustomOrder } from '../../../../../contract/custom-order-admin.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Since } from '../../../../ui/formats/moment.tsx';
import { type Column, Table } from '../../../../ui/lists/table.tsx';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { nameDayShortly } from '../../../../ui/slots/day-words.ts';
import { writeNaira } from '../../custom-order/custom-order-words.ts';
import { rememberInbox, writeAdminPath } from '../admin-paths.ts';
import { findAdminBadge } from '../admin-words.ts';

type InboxTableProps = { readonly customOrders: readonly AdminCustomOrder[]; readonly isBusy: boolean };

export function InboxTable({ customOrders, isBusy }: InboxTableProps) {
  return (
    <Table
      caption="Custom orders"
      columns={COLUMNS}
      rows={customOrders}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

const COLUMNS: readonly Column<AdminCustomOrder>[] = [
  { heading: 'Custom order', cell: (customOrder) => <NameCell customOrder={customOrder} /> },
  {
    heading: 'Customer wrote',
    cell: ({ waitingSince }) =>
      waitingSince && (
        <span className="font-semibold text-ember-deep">
          <Since at={waitingSince} />
        </span>
      ),
    onCard: 'named-line',
  },
  {
    heading: 'Needed for',
    cell: ({ wantedDay }) =>
      wantedDay && <span className="whitespace-nowrap">{nameDayShortly(wantedDay)}</span>,
    onCard: 'named-line',
  },
  {
    heading: 'Price',
    cell: ({ quoteTotal, designPrice, isDesigned }) => {
      if (quoteTotal !== null)
        return <span className="figures whitespace-nowrap">{writeNaira(quoteTotal)}</span>;
      // What nobody has designed has no price yet.
      if (!isDesigned) return null;
      return (
        <span className="figures whitespace-nowrap text-cocoa-2">{writeNaira(designPrice)} (design)</span>
      );
    },
    onCard: 'named-line',
  },
  {
    heading: 'Budget',
    cell: ({ budget }) =>
      budget === null ? null : <span className="figures whitespace-nowrap">{writeNaira(budget)}</span>,
    onCard: 'named-line',
    isOnlyWide: true,
  },
  {
    heading: 'Status',
    cell: (customOrder) => {
      const { tone, words } = findAdminBadge(customOrder);
      return <Badge tone={tone}>{words}</Badge>;
    },
    onCard: 'aside',
  },
];

/** The link reaches over its whole row, so that a thumb finds it. */
function NameCell({ customOrder }: { readonly customOrder: AdminCustomOrder }) {
  const { search } = useLocation();
  const { id, number, design, isDesigned, description, customerName } = customOrder;
  return (
    <span className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] items-center gap-3 max-phone:items-start">
      {isDesigned && <DesignedCake design={design} className="aspect-square rounded-small" />}
      <span className="col-start-2 grid min-w-0">
        <Link
          to={writeAdminPath(id)}
          state={rememberInbox(search)}
          className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {customerName}
        </Link>
        <span className="text-small text-cocoa-2">
          <span className="figures whitespace-nowrap">{number}</span>
          {listExtras(customOrder).map((extra) => (
            <Fragment key={extra}>
              {'\u00a0· '}
              <span className="whitespace-nowrap">{extra}</span>
            </Fragment>
          ))}
        </span>
        <span className="line-clamp-1 text-small text-cocoa-2 max-phone:line-clamp-2">{description}</span>
      </span>
    </span>
  );
}

/** "2 pictures", "3 messages" */
function listExtras({ pictureCount, messageCount }: AdminCustomOrder): readonly string[] {
  return [count(pictureCount, 'picture'), count(messageCount, 'message')].filter(Boolean);
}

function count(number: number, what: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${what}` : `${number} ${what}s`;
}
