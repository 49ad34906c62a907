import type { AuditTopic, AuditTrailEvent } from '../../../contract/settings.ts';

export const TOPIC_NAMES: Readonly<Record<AuditTopic, string>> = {
  shop: 'The shop',
  user: 'People',
  content: 'Posts and pages',
  product: 'Products',
};

/** What more is known of a change: "name, tagline". */
export function sayDetails(details: AuditTrailEvent['details']): string {
  return Object.entries(details)
    .map(([name, value]) => (name === 'changed' ? String(value) : `${name}: ${value}`))
    .join(' · ');
}

/** "by Oyin Ade", seen from nobody in particular. */
export function nameMaker({ actor, subject }: Pick<AuditTrailEvent, 'actor' | 'subject'>): string {
  if (actor === null) return 'by the shop itself';
  return actor.id === subject?.id ? 'by themselves' : `by ${actor.name}`;
}
