import type { Route } from './+types/privacy-page.ts';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';

export const loader = loadPage('privacy');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <PageScreen page={loaderData} />;
}
