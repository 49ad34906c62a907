import type { Route } from './+types/shipping-page.ts';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';

export const loader = loadPage('shipping');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData} />;
}
