import { and, desc, eq, gt, isNotNull, notInArray, or } from 'drizzle-orm';
import { findRecentSince, LISTED_ORDERS_MAX, OVER_STATUSES } from '../../../../domain/orders/lost-links.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import { composeOrderLinksMail } from '../../../mails/tracking-mails.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { makeOrderLink } from './make-order-link.ts';

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
};

/** Looked up here, after the answer, so that asking takes as long for an address nobody orders with. */
export async function sendOrderLinks(
  parts: SendParts,
  { email }: { readonly email: string },
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const { db, mail, publicUrl, readShopProfile, readClock } = parts;
  const now = readClock();
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.contactEmail, email),
        // What was sold without a link or an account is opened by nobody.
        or(isNotNull(orders.trackingKeyHash), isNotNull(orders.userId)),
        or(notInArray(orders.status, [...OVER_STATUSES]), gt(orders.createdAt, findRecentSince(now))),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LISTED_ORDERS_MAX);
  if (found.length === 0) return;
  const composed = composeOrderLinksMail({
    shop: readShopProfile(),
    orders: found.map((order) => ({
      number: order.number,
      status: readStatus(order, now),
      day: order.day,
      isInAccount: order.trackingKeyHash === null,
      link: makeOrderLink(parts, order),
    })),
  });
  await mail.send({ to: email, messageId: nameMessage('order-links', jobId, publicUrl), ...composed });
}
