import type { AuditLogEvent, AuditTopic } from '../../../contract/settings.ts';

export const TOPIC_NAMES: Readonly<Record<AuditTopic, string>> = {
  shop: 'The shop',
  user: 'People',
  content: 'Posts and pages',
  product: 'Products',
};

/** What more is known of a change: "name, opening hours". */
export function sayDetails(details: AuditLogEvent['details']): string {
  return Object.entries(details)
    .map(([name, value]) => sayDetail(name, value))
    .join(' · ');
}

function sayDetail(name: string, value: AuditLogEvent['details'][string]): string {
  // Told in words already, names of products among them.
  if (name === 'what') return String(value);
  return name === 'changed' ? splitWords(String(value)) : `${splitWords(name)}: ${say(value)}`;
}

function say(value: AuditLogEvent['details'][string]): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** The names of parts as people write them: "openingHours" is "opening hours". */
function splitWords(names: string): string {
  return names.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** "by Oyin Ade", seen from nobody in particular. */
export function nameMaker({ actor, subject }: Pick<AuditLogEvent, 'actor' | 'subject'>): string {
  if (actor === null) return 'by the shop itself';
  return actor.id === subject?.id ? 'by themselves' : `by ${actor.name}`;
}
