import type { Route } from './+types/terms-page.ts';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';

export const loader = loadPage('terms');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData} />;
}
