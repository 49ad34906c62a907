import { titlePage } from '../../page-meta.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { OrdersList } from './list/orders-list.tsx';

export const meta = titlePage('My Orders');

export default function OrdersPage() {
  return (
    <div className="wrap">
      <PageHeading title="My orders" />
      <OrdersList />
    </div>
  );
}
