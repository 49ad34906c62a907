import { and, eq, lt, or } from 'drizzle-orm';
import type { Piece } from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { stockAlerts } from '../../../database/schema/shelf.ts';

/** Who asks: by account, or by the address they typed. */
export type AlertPerson = { readonly userId: string | null; readonly email: string };

const isOfPiece = ({ productId, sizeId }: Piece) =>
  and(eq(stockAlerts.productId, productId), eq(stockAlerts.sizeId, sizeId ?? ''));

export function countAlerts(tx: Transaction, piece: Piece): Promise<number> {
  return tx.$count(stockAlerts, isOfPiece(piece));
}

/** Asking twice is asking once. */
export async function writeAlert(
  tx: Transaction,
  { productId, sizeId }: Piece,
  { userId, email }: AlertPerson,
  now: Date,
): Promise<void> {
  await tx
    .insert(stockAlerts)
    .values({ productId, sizeId: sizeId ?? '', recipient: userId ?? email, userId, createdAt: now })
    .onConflictDoNothing();
}

/** What somebody waits for. */
export async function listAwaitedPieces(db: Database): Promise<readonly Piece[]> {
  const { productId, sizeId } = stockAlerts;
  const rows = await db.selectDistinct({ productId, sizeId }).from(stockAlerts);
  return rows.map((row) => ({ productId: row.productId, sizeId: row.sizeId === '' ? null : row.sizeId }));
}

/** Whoever takes a row away tells its person; nobody else can any more. */
export function takeAlerts(tx: Transaction, piece: Piece) {
  const { recipient, userId, createdAt } = stockAlerts;
  return tx.delete(stockAlerts).where(isOfPiece(piece)).returning({ recipient, userId, createdAt });
}

export function listAlertsOf(db: Database, person: AlertPerson) {
  const { productId, sizeId, createdAt } = stockAlerts;
  return db.select({ productId, sizeId, createdAt }).from(stockAlerts).where(isOf(person));
}

export async function deleteAlertsOf(tx: Transaction, person: AlertPerson): Promise<void> {
  await tx.delete(stockAlerts).where(isOf(person));
}

/** A guest's alerts become those of an account; what both asked for is asked for once. */
export async function giveAlerts(tx: Transaction, email: string, userId: string): Promise<void> {
  const taken = await tx.delete(stockAlerts).where(eq(stockAlerts.recipient, email)).returning();
  const given = taken.map((alert) => ({ ...alert, recipient: userId, userId }));
  if (given.length > 0) await tx.insert(stockAlerts).values(given).onConflictDoNothing();
}

export async function deleteAlertsBefore(db: Database, oldest: Date): Promise<void> {
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, oldest));
}

function isOf({ userId, email }: AlertPerson) {
  return or(
    eq(stockAlerts.recipient, email),
    userId === null ? undefined : eq(stockAlerts.recipient, userId),
  );
}
