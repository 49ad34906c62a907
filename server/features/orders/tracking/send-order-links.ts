import { and, desc, eq, gt, isNotNull, notInArray, or } from 'drizzle-orm';
import { REQUEST_STATUS_WORDS } from '../../../../domain/custom-orders/status-words.ts';
import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { sayDay } from '../../../../domain/delivery/day-words.ts';
import { findRecentSince, LISTED_ORDERS_MAX, OVER_STATUSES } from '../../../../domain/orders/lost-links.ts';
import { ORDER_STATUS_WORDS } from '../../../../domain/orders/status-words.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import { composeOrderLinksMail } from '../../../mails/tracking-mails.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { makeOrderLink } from './make-order-link.ts';

/** A cake request of the address, with a link that opens it. */
type MailedRequest = {
  readonly number: string;
  readonly status: CustomOrderStatus;
  readonly createdAt: Date;
  readonly isInAccount: boolean;
  readonly link: string;
};

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
  readonly listMailedRequests: (asked: {
    readonly email: string;
    readonly since: Date;
    readonly now: Date;
  }) => Promise<readonly MailedRequest[]>;
};

/** Looked up here, after the answer, so that asking takes as long for an address nobody orders with. */
export async function sendOrderLinks(
  parts: SendParts,
  { email }: { readonly email: string },
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const { db, mail, publicUrl, readShopProfile, readClock, listMailedRequests } = parts;
  const now = readClock();
  const since = findRecentSince(now);
  const requests = await listMailedRequests({ email, since, now });
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.contactEmail, email),
        // What was sold without a link or an account is opened by nobody.
        or(isNotNull(orders.trackingKeyHash), isNotNull(orders.userId)),
        or(notInArray(orders.status, [...OVER_STATUSES]), gt(orders.createdAt, since)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LISTED_ORDERS_MAX);
  const mailed = [
    ...found.map((order) => ({
      name: `Order ${order.number}, ${sayDay(order.day)}`,
      status: ORDER_STATUS_WORDS[readStatus(order, now)],
      createdAt: order.createdAt,
      isInAccount: order.trackingKeyHash === null,
      link: makeOrderLink(parts, order),
    })),
    ...requests.map(({ number, status, ...request }) => ({
      name: `Cake request ${number}`,
      status: REQUEST_STATUS_WORDS[status],
      ...request,
    })),
  ]
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, LISTED_ORDERS_MAX);
  if (mailed.length === 0) return;
  const composed = composeOrderLinksMail({ shop: readShopProfile(), mailed });
  await mail.send({ to: email, messageId: nameMessage('order-links', jobId, publicUrl), ...composed });
}
