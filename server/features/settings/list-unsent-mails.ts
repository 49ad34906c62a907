import { UNSENT_MAILS_SHOWN, type UnsentMail, type UnsentMails } from '../../../contract/settings.ts';
import { sayNotification } from '../../../domain/notifications/say-notification.ts';
import type { Database } from '../../database/database.ts';
import { listFacts, type ToldMessage } from '../../jobs/told-messages.store.ts';
import { countUnsentMails, listUnsentMails as listRows } from '../../jobs/unsent-mails.store.ts';

/** Mails that should have left by now, with whom they are for and where the owner sees what they are about. */
export async function listUnsentMails(db: Database, now: Date, shopName: string): Promise<UnsentMails> {
  const [rows, total] = await Promise.all([listRows(db, now, UNSENT_MAILS_SHOWN), countUnsentMails(db, now)]);
  return { data: rows.map((told) => describeUnsentMail(told, shopName)), total };
}

export function describeUnsentMail(told: ToldMessage, shopName: string): UnsentMail {
  const { id, recipient, attempts, createdAt } = told.message;
  return {
    id,
    recipient,
    title: sayNotification(listFacts(told, shopName)).title,
    number: (told.order ?? told.customOrder)?.number ?? null,
    link: findDeskLink(told.message),
    attempts,
    createdAt: createdAt.toISOString(),
  };
}

function findDeskLink({ orderId, customOrderId }: ToldMessage['message']): string {
  if (orderId) return `/admin/orders/${orderId}`;
  return customOrderId ? `/admin/custom-orders/${customOrderId}` : '/admin/messages';
}
