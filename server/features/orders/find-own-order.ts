import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import { findOrder, type OrderRow } from './orders.store.ts';
import { hashTrackingKey } from './tracking-key.ts';

export const NO_SUCH_ORDER = refuse('not_found', 'no_such_order', 'There is no such order.').refusal;

/** One cookie for each order a guest follows in this browser; it opens that order and nothing else. */
export function nameTrackingCookie(orderId: string): string {
  return `oyin.order.${orderId}`;
}

/** The order of the address, if it is the asker's own: by account, or by the tracking cookie. Another's is not there at all. */
export async function findOwnOrder(db: Database, c: Context<AppEnvironment>): Promise<OrderRow | undefined> {
  const id = readIdParameter(c);
  const order = id ? await findOrder(db, id) : undefined;
  if (!order) return undefined;
  const userId = c.get('actor')?.userId;
  if (userId !== undefined && order.userId === userId) return order;
  return isTracked(c, order) ? order : undefined;
}

function isTracked(c: Context, { id, trackingKeyHash }: OrderRow): boolean {
  const key = getCookie(c, nameTrackingCookie(id));
  if (key === undefined || trackingKeyHash === null) return false;
  const [given, kept] = [Buffer.from(hashTrackingKey(key)), Buffer.from(trackingKeyHash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
