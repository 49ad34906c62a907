import { Link } from 'react-router';
import { readShopProfileEndpoint } from '../../../contract/shop.ts';
import { shopApi } from '../../api/shop-api.ts';
import { titlePage } from '../../page-meta.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { LoadedContent } from '../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { ContentService } from './content-service.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const PLACES = [
  {
    to: '/admin/calendar/zones',
    words: 'Delivery zones and fees',
    explanation: 'Where you deliver and what it costs.',
  },
  {
    to: '/admin/calendar',
    words: 'Calendar',
    explanation: 'Days off, weekly schedule, time slots and daily capacity.',
  },
  {
    to: '/admin/settings/price-list',
    words: 'Cake designer prices',
    explanation: 'Prices and kitchen points for sizes, tiers, fillings and decorations.',
  },
  {
    to: '/admin/vouchers',
    words: 'Vouchers',
    explanation: 'Sell vouchers as gifts and give store credit instead of refunds.',
  },
  {
    to: '/account#security',
    words: 'Your account security',
    explanation: 'An authenticator app, passkeys and recovery codes for your account.',
  },
  {
    to: '/account#notifications',
    words: 'Your notifications',
    explanation: 'What you’re notified about, how, and your quiet hours.',
  },
] as const;

/** What has a screen of its own elsewhere, so that nobody has to know where. */
function OtherSettings() {
  return (
    <section aria-labelledby="other-settings" className="mt-8">
      <h2 id="other-settings" className="mb-3">
        More settings
      </h2>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {PLACES.map(({ to, words, explanation }) => (
          <li key={to} className="grid">
            <Panel className="relative">
              <Link
                to={to}
                reloadDocument={!to.startsWith('/admin')}
                className="font-semibold no-underline after:absolute after:inset-0 hover:underline"
              >
                {words}
              </Link>
              <p className="mt-1 text-small text-cocoa-2">{explanation}</p>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const meta = titlePage('Settings');

const readShopProfile = (signal: AbortSignal) => shopApi.call(readShopProfileEndpoint, { signal });

export default function AdminSettingsPage() {
  const loaded = useLoaded(readShopProfile);
  return (
    <SettingsFrame explanation="Your shop details, shown in the header, footer, pages and emails.">
      <ContentService />
      <LoadedContent
        loaded={loaded}
        waitingWords="Loading the settings…"
        skeleton={<Skeleton className="h-120 rounded-picture" />}
      >
        {(profile) => <ProfileForm profile={profile} />}
      </LoadedContent>
      <OtherSettings />
    </SettingsFrame>
  );
}
