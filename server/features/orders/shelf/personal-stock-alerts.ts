import { and, eq, isNull, lt } from 'drizzle-orm';
import { STOCK_ALERT_DAYS } from '../../../../domain/shelf/stock-alerts.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { messages } from '../../../database/schema/messages.ts';
import {
  type AlertPerson,
  deleteAlertsBefore,
  deleteAlertsOf,
  giveAlerts,
  listAlertsOf,
} from './stock-alerts.store.ts';

const DAY_MS = 86_400_000;
const ofGuest = and(eq(messages.kind, 'back_in_stock'), isNull(messages.userId));

/** For the copy of their data that everybody may ask for. */
export function exportStockAlerts(db: Database, person: AlertPerson): Promise<readonly unknown[]> {
  return listAlertsOf(db, person);
}

/** Whoever leaves waits for nothing, and nothing says that they once did. */
export async function forgetStockAlerts(tx: Transaction, person: AlertPerson): Promise<void> {
  await deleteAlertsOf(tx, person);
  await tx.delete(messages).where(and(ofGuest, eq(messages.recipient, person.email)));
}

/** Nobody waits for ever, and where a guest was told is nobody's business any more. */
export async function cleanStockAlerts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STOCK_ALERT_DAYS * DAY_MS);
  await deleteAlertsBefore(db, oldest);
  await db.delete(messages).where(and(ofGuest, lt(messages.createdAt, oldest)));
}

/** What was asked for as a guest becomes the account's, which any address of theirs follows. */
export async function moveStockAlerts(
  tx: Transaction,
  { userId, from }: { readonly userId: string; readonly from: string },
): Promise<void> {
  await giveAlerts(tx, from, userId);
}
