import { titlePage } from '../../page-meta.ts';
import type { Route } from './+types/order-page.ts';
import { OrderScreen } from './order/order-screen.tsx';

export const meta = titlePage('Order');

export default function OrderPage({ params }: Route.ComponentProps) {
  return <OrderScreen key={params.id} id={params.id} viewer="customer" />;
}
