import { titlePage } from '../../page-meta.ts';
import type { Route } from './+types/custom-order-page.ts';
import { CustomOrderScreen } from './custom-order/custom-order-screen.tsx';

export const meta = titlePage('Your cake request');

export default function CustomOrderPage({ params }: Route.ComponentProps) {
  return <CustomOrderScreen key={params.id} id={params.id} viewer="customer" />;
}
