import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { nameMessage } from '../../../mails/message-id.ts';
import { composeTrackingCodeMail, composeTrackingInAccountMail } from '../../../mails/tracking-mails.ts';
import type { MailPort } from '../../../ports/mail.ts';
import { countCodeMail } from '../order-limits.ts';
import { type FindNamedRequest, findTracked, type NamedOrder } from './find-tracked.ts';
import { makeTrackingCode } from './tracking-code.ts';

type SendParts = {
  readonly db: Database;
  readonly findNamedRequest: FindNamedRequest;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly rateLimiter: Pick<RateLimiter, 'countAll'>;
  readonly readShopProfile: () => ShopProfile;
  readonly readClock: () => Date;
};

/** Where whoever signed in sees it. */
const ACCOUNT_PATHS = { order: '/orders', request: '/custom-orders' };

/** Looked up here, after the answer, so that asking takes as long for an order that is not there. */
export async function sendTrackingCode(
  parts: SendParts,
  named: NamedOrder,
  { jobId }: { readonly jobId: string },
): Promise<void> {
  const { mail, publicUrl, trackingSecret, rateLimiter, readShopProfile, readClock } = parts;
  const tracked = await findTracked(parts, named);
  if (!tracked || tracked.email === '') return;
  const { kind, id, email, number } = tracked;
  if (!tracked.isGuests && !tracked.isInAccount) return;
  if ((await rateLimiter.countAll(countCodeMail(email))) !== undefined) return;
  const facts = { shop: readShopProfile(), kind, number };
  const composed = tracked.isGuests
    ? composeTrackingCodeMail({ ...facts, code: makeTrackingCode(trackingSecret, id, readClock()) })
    : composeTrackingInAccountMail({ ...facts, link: `${publicUrl}${ACCOUNT_PATHS[kind]}/${id}` });
  await mail.send({ to: email, messageId: nameMessage('tracking-code', jobId, publicUrl), ...composed });
}
