import { and, desc, eq, type InferSelectModel, isNull } from 'drizzle-orm';
import { OFFERS_SHOWN_MAX } from '../../../../contract/order-offers.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderOffers } from '../../../database/schema/order-offers.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';

export type OfferRow = InferSelectModel<typeof orderOffers>;

export function listOffers(db: Database): Promise<OfferRow[]> {
  return db
    .select()
    .from(orderOffers)
    .orderBy(desc(orderOffers.createdAt), desc(orderOffers.id))
    .limit(OFFERS_SHOWN_MAX);
}

export async function findOfferByKey(db: Database, key: string): Promise<OfferRow | undefined> {
  const [offer] = await db
    .select()
    .from(orderOffers)
    .where(eq(orderOffers.keyHash, hashLinkKey(key)));
  return offer;
}

/** Held to the end of the transaction: of two who accept at once the second finds the order. */
export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | undefined> {
  const [offer] = await tx.select().from(orderOffers).where(eq(orderOffers.id, id)).for('update');
  return offer;
}

/** Undefined where there is none, or it has become an order. */
export async function endOffer(db: Database, id: string): Promise<OfferRow | undefined> {
  const [ended] = await db
    .update(orderOffers)
    .set({ keyHash: null })
    .where(and(eq(orderOffers.id, id), isNull(orderOffers.orderId)))
    .returning();
  return ended;
}

export async function keepOrderOf(tx: Transaction, id: string, orderId: string): Promise<void> {
  await tx.update(orderOffers).set({ orderId }).where(eq(orderOffers.id, id));
}
