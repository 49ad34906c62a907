import { and, eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/choices.ts';
import type { Transaction } from '../database/database.ts';
import { callAnnounceNews } from '../database/news.ts';
import { messages } from '../database/schema/messages.ts';
import { pushSubscriptions } from '../database/schema/push-subscriptions.ts';
import { callAddJob } from './add-job.ts';

export type NewMessage = Pick<
  InferInsertModel<typeof messages>,
  | 'event'
  | 'kind'
  | 'channel'
  | 'recipient'
  | 'userId'
  | 'orderId'
  | 'customOrderId'
  | 'contactMessageId'
  | 'details'
>;

/** Behind mails: a push service that answers slowly must not hold them up. */
export const PUSH_PRIORITY = 1;

/**
 * Writes down who is to be told, with the change itself: a change that fails tells nobody, and one that happens twice tells
 * once. Mails are sent by a job, and so is a push to each of a person's devices; what is shown in the shop is there with its
 * row, and open tabs hear of it.
 */
export async function queueMessages(
  tx: Transaction,
  wanted: readonly NewMessage[],
  /** For mails that are better not sent at all if something happens meanwhile. */
  { mailDelaysMs = {} }: { readonly mailDelaysMs?: Readonly<Partial<Record<NotificationKind, number>>> } = {},
): Promise<void> {
  if (wanted.length === 0) return;
  const written = tx.$with('written').as(
    tx
      .insert(messages)
      .values([...wanted])
      .onConflictDoNothing()
      .returning({
        id: messages.id,
        kind: messages.kind,
        channel: messages.channel,
        userId: messages.userId,
      }),
  );
  const mail = callAddJob('send-message', sql`json_build_object('messageId', ${written.id})`, {
    delayMs: sql`coalesce((${JSON.stringify(mailDelaysMs)}::json ->> ${written.kind})::int, 0)`,
  });
  const push = callAddJob(
    'send-push',
    sql`json_build_object('messageId', ${written.id}, 'subscriptionId', ${pushSubscriptions.id})`,
    { priority: PUSH_PRIORITY },
  );
  const news = callAnnounceNews(sql`json_build_object('kind', 'notification', 'userId', ${written.userId})`);
  await tx
    .with(written)
    .select({
      followed: sql`case
        when ${written.channel} = 'email' then (${mail}).id::text
        when ${written.channel} = 'in_app' then ${news}::text
        when ${pushSubscriptions.id} is not null then (${push}).id::text
      end`,
    })
    .from(written)
    .leftJoin(
      pushSubscriptions,
      and(eq(written.channel, 'push'), eq(pushSubscriptions.userId, written.userId)),
    );
}
