import { titlePage } from '../../../page-meta.ts';
import type { Route } from './+types/kitchen-ticket-page.ts';
import { DeskOrderScreen } from './order/desk-order-screen.tsx';
import { KitchenTicket } from './print/kitchen-ticket.tsx';
import { PrintFrame } from './print/print-frame.tsx';

export const meta = titlePage('Kitchen ticket');

export default function KitchenTicketPage({ params: { id } }: Route.ComponentProps) {
  return (
    <PrintFrame orderId={id}>
      <DeskOrderScreen id={id}>{(order) => <KitchenTicket order={order} />}</DeskOrderScreen>
    </PrintFrame>
  );
}
