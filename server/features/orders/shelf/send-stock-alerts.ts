import { and, eq } from 'drizzle-orm';
import { RECEIVING_METHODS } from '../../../../domain/delivery/calendar.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Piece } from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Addressee, listUserAddressees } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';
import { listDays } from '../delivery/read-availability.ts';
import { listAwaitedPieces, takeAlerts } from './stock-alerts.store.ts';

/** Tells whoever waits for something that can be had today again, and forgets that they waited. */
export async function sendStockAlerts(db: Database, now: Date): Promise<void> {
  for (const piece of await listAwaitedPieces(db)) {
    const name = await findNameInShop(db, piece);
    if (name !== undefined && (await canBeHadToday(db, piece, now))) {
      await inTransaction(db, (tx) => notifyWaiting(tx, piece, name));
    }
  }
}

/** One piece of it, in a window that still takes orders: what lies there after the last cut-off is of use to nobody who reads a mail. */
async function canBeHadToday(db: Database, piece: Piece, now: Date): Promise<boolean> {
  const lines = [{ ...piece, quantity: 1, inscription: '', design: '', isEggless: false }];
  const today = readLagosDay(now);
  for (const method of RECEIVING_METHODS) {
    const days = await listDays(db, { demand: { method, workUnits: 0, leadTimeHours: 0 }, lines, now });
    if (days.some(({ day, state }) => day === today && state === 'free')) return true;
  }
  return false;
}

async function notifyWaiting(tx: Transaction, piece: Piece, product: string): Promise<void> {
  const kind = 'back_in_stock';
  const alerts = await takeAlerts(tx, piece);
  const userIds = alerts.flatMap(({ userId }) => userId ?? []);
  const users = await listUserAddressees(tx, userIds, kind);
  for (const { recipient, userId, createdAt } of alerts) {
    const user = users.find((each) => each.userId === userId);
    // One message: by push where a device rings for it, by mail otherwise.
    const guest: Addressee = { userId: null, email: recipient, hasDevice: false, switchedOff: [] };
    const addressee = userId === null ? guest : user && { ...user, ...(user.hasDevice && { email: '' }) };
    if (!addressee) continue;
    const event = `${kind} ${piece.productId} ${piece.sizeId ?? ''} ${createdAt.toISOString()}`;
    const happening = { event, kind, details: { product, productId: piece.productId } } as const;
    await queueMessages(tx, writeMessages({}, happening, [addressee]));
  }
}

async function findNameInShop(db: Database, { productId }: Piece): Promise<string | undefined> {
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.status, 'published')));
  return product?.name;
}
