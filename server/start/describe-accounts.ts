import type { DemoCustomers } from '../demo/customers.ts';
import type { RunningShop } from './start-shop.ts';

/** A new shop answers, but its owner has not opened it to visitors. */
export function describeOpening({
  publicUrl,
  isOpen,
}: Pick<RunningShop, 'publicUrl' | 'isOpen'>): readonly string[] {
  if (isOpen) return [`The shop is open: ${publicUrl}`];
  return [
    `The shop is not open yet: ${publicUrl}`,
    `Visitors see “Opening soon”. Set it up and open it at ${publicUrl}/admin`,
  ];
}

/** What whoever started the shop has to know to look after it. */
export function describeAdministrator(administrator: RunningShop['administrator']): readonly string[] {
  if (administrator === 'present') return [];
  if (administrator === 'missing') {
    return ['There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.'];
  }
  const { email, password } = administrator;
  return password
    ? [`Administrator: ${email}`, `Password: ${password} (shown only once)`]
    : [`Administrator: ${email}`];
}

/** People to try the shop as, when they were made up now. */
export function describeDemoCustomers(customers: DemoCustomers | undefined): readonly string[] {
  if (!customers) return [];
  return [
    `Sample customers: ${customers.emails.join(', ')}`,
    `Their password: ${customers.password} (shown only once)`,
  ];
}
