import { Link } from 'react-router';
import { Panel } from '../../ui/layout/panel.tsx';

const PLACES = [
  {
    to: '/admin/calendar/zones',
    words: 'Zones, fees and bank account',
    explanation:
      'Where you deliver and for how much, how long unpaid orders keep their place, and the account for transfers.',
  },
  {
    to: '/admin/calendar',
    words: 'Calendar',
    explanation: 'Days off, the usual week, windows and how much work a day holds.',
  },
  {
    to: '/admin/settings/price-list',
    words: 'Prices of the cake designer',
    explanation: 'What sizes, tiers, fillings and decorations cost, and how much work they are.',
  },
  {
    to: '/account#notifications',
    words: 'Your own notifications',
    explanation: 'What you yourself hear of, by which way, and when your phone stays silent.',
  },
] as const;

/** What has a screen of its own elsewhere, so that nobody has to know where. */
export function OtherSettings() {
  return (
    <section aria-labelledby="other-settings" className="mt-8">
      <h2 id="other-settings" className="mb-3">
        Elsewhere
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
