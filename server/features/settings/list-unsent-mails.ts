import { UNSENT_MAILS_SHOWN, type UnsentMail, type UnsentMails } from '../../../contract/settings.ts';
import { sayNotification } from '../../../domain/notifications/say-notification.ts';
import type { Database } from '../../database/database.ts';
import { listFacts, type SentMessage } from '../../jobs/sent-messages.store.ts';
import { countUnsentMails, listUnsentMails as listRows } from '../../jobs/unsent-mails.store.ts';

/** Mails that should have left by now, with whom they are for and where the owner sees what they are about. */
export async function listUnsentMails(db: Database, now: Date, shopName: string): Promise<UnsentMails> {
  const [rows, total] = await Promise.all([listRows(db, now, UNSENT_MAILS_SHOWN), countUnsentMails(db, now)]);
  return { data: rows.map((notified) => describeUnsentMail(notified, shopName)), total };
}

export function describeUnsentMail(notified: SentMessage, shopName: string): UnsentMail {
  const { id, recipient, attempts, createdAt } = notified.message;
  return {
    id,
    recipient,
    title: sayNotification(listFacts(notified, shopName)).title,
    number: (notified.order ?? notified.customOrder)?.number ?? null,
    link: findAdminLink(notified.message),
    attempts,
    createdAt: createdAt.toISOString(),
  };
}

function findAdminLink({ orderId, customOrderId }: SentMessage['message']): string {
  if (orderId) return `/admin/orders/${orderId}`;
  return customOrderId ? `/admin/custom-orders/${customOrderId}` : '/admin/messages';
}
