import { titlePage } from '../../../page-meta.ts';
import type { Route } from './+types/packing-slip-page.ts';
import { DeskOrderScreen } from './order/desk-order-screen.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { PrintFrame } from './print-frame.tsx';

export const meta = titlePage('Packing slip');

export default function PackingSlipPage({ params: { id } }: Route.ComponentProps) {
  return (
    <PrintFrame orderId={id}>
      <DeskOrderScreen id={id}>{(order) => <PackingSlip order={order} />}</DeskOrderScreen>
    </PrintFrame>
  );
}
