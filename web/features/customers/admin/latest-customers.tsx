import { Link } from 'react-router';
import { type ListedCustomer, listCustomersEndpoint } from '../../../../contract/customers.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { vanillaCupcakes } from '../../../pictures/vanilla-cupcakes.ts';
import { WORK_AREA } from '../../../ui/browser/work-area.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Since } from '../../../ui/formats/moment.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx';
import { ShowMore } from '../../../ui/loading/show-more.tsx';
import { usePages } from '../../../ui/loading/use-pages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { writeCustomerPath } from '../customer-path-context.ts';
import { count } from '../customer-words.ts';

const loadPage = (cursor: string | undefined, signal: AbortSignal) =>
  shopApi.call(listCustomersEndpoint, { query: { cursor }, signal });

/** Whoever has ordered, page by page, the latest order first. */
export function LatestCustomers() {
  const { pages, status, failure, nextCursor, reload, loadMore } = usePages(loadPage);
  const customers = pages.flatMap(({ data }) => data);

  if (status === 'failed') return <LoadFailure message={failure ?? ''} onRetry={reload} />;
  if (pages.length === 0) return <RowsSkeleton words="Loading the customers…" />;
  if (customers.length === 0) return <NobodyYet />;
  return (
    <div className="grid gap-5">
      <Panel className="max-phone:py-1 phone:px-4 phone:py-2">
        <Table
          caption="Customers"
          columns={COLUMNS}
          rows={customers}
          keyOf={({ phone }) => phone}
          isBusy={status === 'loading'}
        />
      </Panel>
      <ShowMore status={status} failure={failure} hasMore={nextCursor !== null} onMore={loadMore}>
        {`${count(customers.length, 'customer')} shown`}
      </ShowMore>
    </div>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      picture={<Picture picture={vanillaCupcakes} alt="" sizes="208px" />}
      title="No customers yet"
      actions={
        <ButtonLink to={`${WORK_AREA}/orders/new`} kind="line">
          New order
        </ButtonLink>
      }
    >
      Everyone who orders appears here.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<ListedCustomer>[] = [
  { heading: 'Name', cell: (customer) => <CustomerName customer={customer} /> },
  {
    heading: 'Phone',
    cell: ({ phone }) => <span className="figures whitespace-nowrap">{formatPhoneForNigeria(phone)}</span>,
  },
  {
    heading: 'Orders',
    cell: ({ orderCount }) => (
      <>
        <span className="max-phone:hidden">{orderCount}</span>
        <span className="text-small phone:hidden">{count(orderCount, 'order')}</span>
      </>
    ),
    onCard: 'aside',
  },
  { heading: 'Last order', cell: ({ orderedAt }) => <Since at={orderedAt} />, onCard: 'named-line' },
];

/** The link reaches over its whole row, so that a thumb finds it. */
function CustomerName({ customer: { name, phone, email } }: { readonly customer: ListedCustomer }) {
  return (
    <>
      <Link
        to={writeCustomerPath(phone)}
        className="font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      {email !== '' && <span className="block text-small wrap-anywhere text-cocoa-2">{email}</span>}
    </>
  );
}
