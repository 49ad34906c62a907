import { titlePage } from '../../page-meta.ts';
import type { Route } from './+types/tracked-order-page.ts';
import { OrderScreen } from './order/order-screen.tsx';

export const meta = titlePage('Your order');

/** A guest's view of an order: the cookie that came with placing it, or with the mailed link, opens it. */
export default function TrackedOrderPage({ params }: Route.ComponentProps) {
  return <OrderScreen key={params.id} id={params.id} viewer="guest" />;
}
