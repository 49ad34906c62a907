import { ContactFormPanel } from '../contact/contact-form-context.tsx';
import { useShopProfile } from '../shop/shop-context.tsx';
import type { Route } from './+types/contact-page.ts';
import { ContactWays } from './contact-ways.tsx';
import { loadPage } from './load-page.ts';
import { describePage } from './page-meta.ts';
import { PageScreen } from './page-screen.tsx';
import { VisitUs } from './visit-us.tsx';

export const loader = loadPage('contact');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, loaderData);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const shop = useShopProfile();
  return (
    <PageScreen
      page={loaderData}
      first={
        <div className="grid items-start gap-x-18 gap-y-10 pt-10 phone:pt-14 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <ContactWays shop={shop} />
          <ContactFormPanel />
        </div>
      }
    >
      <VisitUs shop={shop} />
    </PageScreen>
  );
}
