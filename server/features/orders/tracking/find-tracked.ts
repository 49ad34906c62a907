import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';

/** What a customer knows of an order without its link. */
export type NamedOrder = { readonly number: string; readonly phone: string };

/** A custom cake request has a number of the same form, and its customer cannot tell the two apart. */
export type NamedRequest = {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** Its link opens it without an account. */
  readonly isGuests: boolean;
  readonly isInAccount: boolean;
};
export type FindNamedRequest = (named: NamedOrder) => Promise<NamedRequest | undefined>;

type Tracked = { readonly kind: 'order' | 'request'; readonly order: OrderRow | undefined } & NamedRequest;

/** The order of that number and phone, or else the request. */
export async function findTracked(
  { db, findNamedRequest }: { readonly db: Database; readonly findNamedRequest: FindNamedRequest },
  named: NamedOrder,
): Promise<Tracked | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, named.number), eq(orders.contactPhone, named.phone)));
  if (order) {
    const { id, number, contactEmail: email, userId, trackingKeyHash } = order;
    const holders = { isGuests: trackingKeyHash !== null, isInAccount: userId !== null };
    return { kind: 'order', order, id, number, email, ...holders };
  }
  const request = await findNamedRequest(named);
  return request && { kind: 'request', order: undefined, ...request };
}
