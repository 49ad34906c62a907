import { desc, inArray, or, sql } from 'drizzle-orm';
import { CARD_ENTRIES_MAX, type CustomerCard } from '../../../../contract/customers.ts';
import type { KnownContacts } from '../../../../domain/customers/contacts.ts';
import type { Database } from '../../../database/database.ts';
import { orderOffers } from '../../../database/schema/order-offers.ts';
import { summariseOffer } from './describe-offer.ts';

type CustomerQuotes = Pick<CustomerCard, 'quotes'> & {
  /** As on the latest quote; undefined: there is none. */
  readonly name: string | undefined;
};

/** What was quoted to somebody, the newest first. */
export async function listOffersOfCustomer(
  db: Database,
  { phones, emails }: KnownContacts,
  now: Date,
): Promise<CustomerQuotes> {
  const contact = sql`${orderOffers.placement}->'contact'`;
  const rows = await db
    .select()
    .from(orderOffers)
    .where(
      or(inArray(sql`${contact}->>'phone'`, [...phones]), inArray(sql`${contact}->>'email'`, [...emails])),
    )
    .orderBy(desc(orderOffers.createdAt), desc(orderOffers.id))
    .limit(CARD_ENTRIES_MAX);
  return {
    name: rows[0]?.placement.contact.name,
    quotes: rows.map((offer) => summariseOffer(offer, now)),
  };
}
