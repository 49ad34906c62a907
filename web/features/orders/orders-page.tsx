import { titlePage } from '../../page-meta.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { UnsettledOutlet } from '../checkout/unsettled-context.tsx';
import { BoughtVouchersOutlet } from '../vouchers/bought-vouchers-context.tsx';
import { OrdersList } from './orders-list.tsx';
import { UnpaidOutlet } from './unpaid-note-context.tsx';

export const meta = titlePage('My Orders');

export default function OrdersPage() {
  return (
    <>
      <UnpaidOutlet />
      <UnsettledOutlet />
      <div className="wrap">
        <PageHeading title="My Orders" />
        <OrdersList />
        <BoughtVouchersOutlet />
      </div>
    </>
  );
}
