import { titlePage } from '../../../page-meta.ts';
import type { Route } from './+types/admin-order-page.ts';
import { AdminOrderScreen } from './order/admin-order-screen.tsx';
import { AdminLink } from './order/order-header.tsx';
import { OrderOverview } from './order/order-overview.tsx';

export const meta = titlePage('Order');

export default function AdminOrderPage({ params: { id } }: Route.ComponentProps) {
  return (
    <div key={id} className="pt-4 phone:pt-6">
      <AdminLink />
      <AdminOrderScreen id={id}>
        {(order, onChange) => <OrderOverview order={order} onChange={onChange} />}
      </AdminOrderScreen>
    </div>
  );
}
