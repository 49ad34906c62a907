import { and, eq } from 'drizzle-orm';
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
import { listFacts, selectToldMessages, type ToldMessage } from '../../jobs/told-messages.store.ts';
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
  const told = device && (await findToldPush(db, payload.messageId));
  // Whoever has signed in at this browser since is not to see it.
  if (!told || told.message.userId !== device.userId) return;

  const loudFrom = findLoudMoment(await findQuietHours(db, device.userId), readClock());
  if (loudFrom > readClock()) {
    const key = `push ${payload.messageId} ${payload.subscriptionId}`;
    return addJob(db, 'send-push', payload, { runAt: loudFrom, key, priority: PUSH_PRIORITY });
  }

  await writeAttempt(db, payload.messageId);
  const outcome = await push.send(device, describePush(told, parts.readShopProfile().name));
  if (outcome === 'gone') await deleteGoneDevice(db, device);
  await writeOutcome(db, payload, { isReached: outcome === 'reached', now: readClock() });
}

async function findToldPush(db: Database, messageId: string): Promise<ToldMessage | undefined> {
  const [told] = await selectToldMessages(db).where(
    and(eq(messages.id, messageId), eq(messages.channel, 'push')),
  );
  return told;
}

/** Sent again after a crash, it replaces what the device already shows: the tag is the row's own. */
function describePush(told: ToldMessage, shopName: string): PushPayload {
  const { title, text, link } = sayNotification(listFacts(told, shopName));
  return { title, body: text, tag: told.message.id, link: link ?? '/' };
}
