import { titlePage } from '../../../page-meta.ts';
import type { Route } from './+types/packing-slip-page.ts';
import { AdminOrderScreen } from './order/admin-order-screen.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PrintFrame } from './print-frame.tsx';

export const meta = titlePage('Packing slip');

export default function PackingSlipPage({ params: { id } }: Route.ComponentProps) {
  return (
    <PrintFrame orderId={id}>
      <AdminOrderScreen id={id}>{(order) => <PackingSlip order={order} />}</AdminOrderScreen>
    </PrintFrame>
  );
}
