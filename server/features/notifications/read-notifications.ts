import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { announceNews } from '../../database/news.ts';
import { inTransaction } from '../../database/transaction.ts';
import { NO_SUCH_NOTIFICATION } from './list-notifications.ts';
import { countUnread, hasNotification, writeRead } from './notifications.store.ts';

export type Unread = { readonly unread: number };
type Reader = { readonly userId: string; readonly now: Date };

/** Reading twice is reading once. */
export function readNotification(db: Database, reader: Reader, id: string): Promise<Result<Unread>> {
  return inTransaction(db, async (tx) => {
    if (!(await hasNotification(tx, reader.userId, id))) return NO_SUCH_NOTIFICATION;
    return accept(await markRead(tx, reader, id));
  });
}

export function readAllNotifications(db: Database, reader: Reader): Promise<Unread> {
  return inTransaction(db, (tx) => markRead(tx, reader));
}

/** The person's other tabs and devices take the mark away too. */
async function markRead(tx: Transaction, { userId, now }: Reader, id?: string): Promise<Unread> {
  const count = await writeRead(tx, userId, { now, ...(id !== undefined && { id }) });
  if (count > 0) await announceNews(tx, { kind: 'notification', userId });
  return { unread: await countUnread(tx, userId) };
}
