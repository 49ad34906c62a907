import type { RunningShop } from './start-shop.ts';

/** What whoever started the shop has to know to look after it. */
export function describeAdministrator(administrator: RunningShop['administrator']): readonly string[] {
  if (administrator === 'present') return [];
  if (administrator === 'missing') {
    return ['Nobody can look after it yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start it again.'];
  }
  const { email, password } = administrator;
  return password
    ? [`Administrator: ${email}`, `Password: ${password} (shown this once)`]
    : [`Administrator: ${email}`];
}
