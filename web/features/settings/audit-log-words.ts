import type { AuditLogEvent } from '../../../contract/settings.ts';
import type { AuditTopic } from '../../../domain/users/audit-actions.ts';
import { nameOutsider, sayChange } from '../../ui/formats/audit-words.ts';

export const TOPIC_NAMES: Readonly<Record<AuditTopic, string>> = {
  money: 'Payments and refunds',
  cancellation: 'Cancelled and reinstated orders',
  move: 'Moved orders',
  price: 'Prices',
  product: 'Products',
  shop: 'The shop',
  content: 'Posts and pages',
  review: 'Reviews',
  code: 'Discount codes',
  voucher: 'Vouchers',
  user: 'People',
};

/** What more is known of a change: "name, opening hours", "₦5,000 by cash · total paid ₦0 → ₦5,000". */
export function sayDetails({
  amount,
  way,
  before,
  after,
  reason,
  by: _,
  ...others
}: AuditLogEvent['details']): string {
  const change = { amount, way, before, after, reason };
  const said = Object.entries(change).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const rest = Object.entries(others).map(([name, value]) => sayDetail(name, value));
  return [sayChange(Object.fromEntries(said)), ...rest].filter((part) => part !== '').join(' · ');
}

function sayDetail(name: string, value: AuditLogEvent['details'][string]): string {
  // Told in words already, names of products among them.
  if (name === 'what') return String(value);
  return name === 'changed' ? nameParts(String(value)) : `${splitWords(name)}: ${say(value)}`;
}

function say(value: AuditLogEvent['details'][string]): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** Parts whose names in the program say nothing to the owner. */
const PART_NAMES: ReadonlyMap<string, string> = new Map([
  ['isOn', 'switched on or off'],
  ['isCounterSaleOn', 'counter sale'],
  ['cutOffs', 'order deadlines'],
]);

function nameParts(changed: string): string {
  return changed
    .split(', ')
    .map((part) => PART_NAMES.get(part) ?? splitWords(part))
    .join(', ');
}

/** The names of parts as people write them: "openingHours" is "opening hours". */
function splitWords(names: string): string {
  return names.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

type Made = Pick<AuditLogEvent, 'action' | 'actor' | 'subject'> & Partial<Pick<AuditLogEvent, 'details'>>;

/** "by Oyin Ade", seen from nobody in particular. */
export function nameMaker({ action, actor, subject, details }: Made): string {
  if (actor === null) return details?.by === 'customer' ? 'by the customer' : nameOutsider(action);
  return actor.id === subject?.id ? 'by themselves' : `by ${actor.name}`;
}
