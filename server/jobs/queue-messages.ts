import { type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/choices.ts';
import type { Transaction } from '../database/database.ts';
import { fixStatement, insertRows, writeRows } from '../database/fixed-statement.ts';
import { callAnnounceNews } from '../database/news.ts';
import { messages } from '../database/schema/messages.ts';
import { pushSubscriptions } from '../database/schema/push-subscriptions.ts';
import { callAddJob } from './add-job.ts';
import { nameOrigin } from './job-origin.ts';

/** Behind mails: a push service that answers slowly must not hold them up. */
export const PUSH_PRIORITY = 1;

/** What a caller says of a message; the rest is the database's. */
const WRITTEN_FIELDS = [
  'event',
  'kind',
  'channel',
  'recipient',
  'userId',
  'orderId',
  'customOrderId',
  'contactMessageId',
  'details',
  'readAt',
] as const;
export type NewMessage = Pick<InferInsertModel<typeof messages>, (typeof WRITTEN_FIELDS)[number]>;

const insertMessages = fixStatement(() => {
  const addOrigin = (payload: SQL) => sql`(${payload}::jsonb || ${sql.placeholder('origin')}::jsonb)::json`;
  const mail = callAddJob('send-message', addOrigin(sql`json_build_object('messageId', written.id)`), {
    delayMs: sql`coalesce((${sql.placeholder('mailDelaysMs')}::json ->> written.kind)::int, 0)`,
  });
  const push = callAddJob(
    'send-push',
    addOrigin(sql`json_build_object('messageId', written.id, 'subscriptionId', ${pushSubscriptions.id})`),
    { priority: PUSH_PRIORITY },
  );
  const news = callAnnounceNews(sql`json_build_object('kind', 'notification', 'userId', written.user_id)`);
  return sql`
    with written as (
      ${insertRows(messages, 'messages', WRITTEN_FIELDS)} on conflict do nothing returning id, kind, channel, user_id
    )
    select case
      when written.channel = 'email' then (${mail}).id::text
      when written.channel = 'in_app' then ${news}::text
      when ${pushSubscriptions.id} is not null then (${push}).id::text
    end
    from written
    left join ${pushSubscriptions} on written.channel = 'push' and ${pushSubscriptions.userId} = written.user_id
  `;
});

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
  await insertMessages(tx, {
    messages: writeRows(
      messages,
      wanted.map(({ details = {}, ...message }) => ({ ...message, details })),
    ),
    mailDelaysMs: JSON.stringify(mailDelaysMs),
    origin: JSON.stringify(nameOrigin()),
  });
}
