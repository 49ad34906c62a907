import { titlePage } from '../../../page-meta.ts';
import type { Route } from './+types/admin-order-page.ts';
import { DeskOrderScreen } from './order/desk-order-screen.tsx';
import { DeskLink } from './order/order-header.tsx';
import { OrderOverview } from './order/order-overview.tsx';

export const meta = titlePage('Order');

export default function AdminOrderPage({ params: { id } }: Route.ComponentProps) {
  return (
    <div key={id} className="pt-4 phone:pt-6">
      <DeskLink />
      <DeskOrderScreen id={id}>
        {(order, onChange) => <OrderOverview order={order} onChange={onChange} />}
      </DeskOrderScreen>
    </div>
  );
}
