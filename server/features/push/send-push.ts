import { and, eq, isNull } from 'drizzle-orm';
import type { PushPayload } from '../../../contract/notifications.ts';
import { findLoudMoment } from '../../../domain/notifications/quiet-hours.ts';
import { sayNotification } from '../../../domain/notifications/say-notification.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema/messages.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { JobPayload } from '../../jobs/job-table.ts';
import { PUSH_PRIORITY } from '../../jobs/queue-messages.ts';
import { findQuietHours } from '../../jobs/quiet-hours.store.ts';
import { listFacts, type SentMessage, selectSentMessages } from '../../jobs/sent-messages.store.ts';
import type { PushPort } from '../../ports/push.ts';
import { deleteGoneDevice, findDevice, writeAttempt, writeOutcome } from './push-subscriptions.store.ts';

export type SendPushParts = {
  readonly db: Database;
  readonly push: Pick<PushPort, 'send'>;
  readonly readShopProfile: () => Pick<ShopProfile, 'name'>;
  readonly readClock: () => Date;
};

/** One message to one device: another that is gone or cannot be reached holds up nobody. */
export async function sendPush(parts: SendPushParts, payload: JobPayload<'send-push'>): Promise<void> {
  const { db, push, readClock } = parts;
  const device = await findDevice(db, payload.subscriptionId);
  const notified = device && (await findPushMessage(db, payload.messageId));
  // Whoever has signed in at this browser since is not to see it.
  if (!notified || notified.message.userId !== device.userId) return;

  const loudFrom = findLoudMoment(await findQuietHours(db, device.userId), readClock());
  if (loudFrom > readClock()) {
    const key = `push ${payload.messageId} ${payload.subscriptionId}`;
    return addJob(db, 'send-push', payload, { runAt: loudFrom, key, priority: PUSH_PRIORITY });
  }

  await writeAttempt(db, payload.messageId);
  const outcome = await push.send(device, describePush(notified, parts.readShopProfile().name));
  if (outcome === 'gone') await deleteGoneDevice(db, device);
  await writeOutcome(db, payload, { isReached: outcome === 'reached', now: readClock() });
}

async function findPushMessage(db: Database, messageId: string): Promise<SentMessage | undefined> {
  const [notified] = await selectSentMessages(db).where(
    // Read before it was sent: it has been withdrawn.
    and(eq(messages.id, messageId), eq(messages.channel, 'push'), isNull(messages.readAt)),
  );
  return notified;
}

/** Sent again after a crash, it replaces what the device already shows: the tag is the row's own. */
function describePush(notified: SentMessage, shopName: string): PushPayload {
  const { title, text, link } = sayNotification(listFacts(notified, shopName));
  return { title, body: text, tag: notified.message.id, link: link ?? '/' };
}
