import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../../database/database.ts';
import { announceNews } from '../../../database/news.ts';
import { customOrders } from '../../../database/schema/custom-orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isId } from '../../../http/id-parameter.ts';
import { createLinkCookies } from '../../../http/link-cookies.ts';
import { hashLinkKey, isLinkKeyOf, makeLinkKey } from '../../../http/link-keys.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';

/** For each request a guest follows in this browser; sent with its pictures too. */
export const requestCookies = createLinkCookies({ prefix: 'oyin.request.', plainPath: '/' });

/** Opens one custom order to whoever has it. */
export function makeRequestKey(secret: string, id: string): string {
  return makeLinkKey(secret, `custom order ${id}`);
}

type LinkParts = { readonly publicUrl: string; readonly trackingSecret: string };

/** A guest's carries the key of the link; an ended one leads to where an account is asked for. */
export function makeRequestLink(
  { publicUrl, trackingSecret }: LinkParts,
  { id, linkKeyHash }: Pick<CustomOrderRow, 'id' | 'linkKeyHash'>,
): string {
  return linkKeyHash === null
    ? `${publicUrl}/custom-orders/${id}`
    : `${publicUrl}/cake-request#${makeRequestKey(trackingSecret, id)}`;
}

/** This browser may follow the request from now on, as its link would have it. */
export function letFollowRequest(
  c: Context,
  id: string,
  { trackingSecret, isSecure }: { readonly trackingSecret: string; readonly isSecure: boolean },
): void {
  requestCookies.write(c, { id, key: makeRequestKey(trackingSecret, id) }, isSecure);
}

export async function findRequestByKey(db: Database, key: string): Promise<CustomOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(customOrders)
    .where(eq(customOrders.linkKeyHash, hashLinkKey(key)));
  return row;
}

/** The ids of the custom orders that this browser may follow without an account. */
export async function listFollowedRequests(db: Database, c: Context): Promise<readonly string[]> {
  const keys = new Map(
    requestCookies
      .list(c)
      .filter(({ id }) => isId(id))
      .map(({ id, key }) => [id, key]),
  );
  if (keys.size === 0) return [];
  const rows = await db
    .select({ id: customOrders.id, linkKeyHash: customOrders.linkKeyHash })
    .from(customOrders)
    .where(inArray(customOrders.id, [...keys.keys()]));
  return rows
    .filter(({ id, linkKeyHash }) => isLinkKeyOf(linkKeyHash, keys.get(id) ?? ''))
    .map(({ id }) => id);
}

/** The link opens nothing from now on, wherever it has been sent. */
export function endRequestLink(db: Database, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(customOrders)
      .set({ linkKeyHash: null, updatedAt: now })
      .where(and(eq(customOrders.id, id), isNotNull(customOrders.linkKeyHash)));
    await announceNews(tx, { kind: 'custom_order', id, userId: null });
    await announceNews(tx, { kind: 'tracking_ended', id });
  });
}
