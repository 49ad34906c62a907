import { and, eq } from 'drizzle-orm';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import { composeTrackingCodeMail, composeTrackingInAccountMail } from '../../../mails/tracking-mails.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { countCodeMail } from '../order-limits.ts';
import type { OrderRow } from '../order-rows.ts';
import { makeTrackingCode } from './tracking-code.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly rateLimiter: Pick<RateLimiter, 'countAll'>;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
};

export type NamedOrder = { readonly number: string; readonly phone: string };

/** Looked up here, after the answer, so that asking takes as long for an order that is not there. */
export async function sendTrackingCode(
  { db, mail, publicUrl, trackingSecret, rateLimiter, readShopProfile, readClock }: SendParts,
  named: NamedOrder,
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const order = await findNamedOrder(db, named);
  if (!order || order.contactEmail === '') return;
  const isGuests = order.trackingKeyHash !== null;
  if (!isGuests && order.userId === null) return;
  if ((await rateLimiter.countAll(countCodeMail(order.contactEmail))) !== undefined) return;
  const facts = { shop: readShopProfile(), number: order.number };
  const composed = isGuests
    ? composeTrackingCodeMail({ ...facts, code: makeTrackingCode(trackingSecret, order.id, readClock()) })
    : composeTrackingInAccountMail({ ...facts, link: `${publicUrl}/orders/${order.id}` });
  const messageId = nameMessage('tracking-code', jobId, publicUrl);
  await mail.send({ to: order.contactEmail, messageId, ...composed });
}

export async function findNamedOrder(
  db: Database,
  { number, phone }: NamedOrder,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.contactPhone, phone)));
  return order;
}
