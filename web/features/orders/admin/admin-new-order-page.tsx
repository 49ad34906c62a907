import { titlePage } from '../../../page-meta.ts';
import { NewOrder } from './new/new-order.tsx';
import { AdminLink } from './order/order-header.tsx';

export const meta = titlePage('New order');

export default function AdminNewOrderPage() {
  return (
    <div className="pt-4 phone:pt-6">
      <AdminLink />
      <NewOrder />
    </div>
  );
}
