import { randomUUID } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  type InferInsertModel,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { extendExpiry, findExpiry, TRANSFER_AWAITED_DAYS } from '../../../../domain/vouchers/voucher.ts';
import { findCodeEnd, readVoucherCode } from '../../../../domain/vouchers/voucher-code.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { voucherAttempts, vouchers } from '../../../database/schema/vouchers.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { makeVoucherCode } from './voucher-key.ts';
import { readVoucherTerms } from './voucher-terms.store.ts';

/* The only writer of balances. What was drawn and given back is written together with the order's ledger. */

export type VoucherRow = typeof vouchers.$inferSelect;
type NewVoucher = Omit<
  InferInsertModel<typeof vouchers>,
  'id' | 'codeHash' | 'codeEnd' | 'balanceInKobo' | 'expiresOn'
>;

/** With its code, which is kept nowhere. It expires by the terms of today. */
export async function insertVoucher(
  tx: Transaction,
  secret: string,
  voucher: NewVoucher,
  now: Date,
): Promise<{ readonly voucher: VoucherRow; readonly code: string }> {
  const { validMonths } = await readVoucherTerms(tx);
  const id = randomUUID();
  const code = makeVoucherCode(secret, id);
  const [row] = await tx
    .insert(vouchers)
    .values({
      ...voucher,
      id,
      codeHash: hashLinkKey(code),
      codeEnd: findCodeEnd(code),
      balanceInKobo: voucher.status === 'active' ? voucher.amountInKobo : 0,
      expiresOn: findExpiry(readLagosDay(now), validMonths),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('Inserting a voucher returned no row.');
  return { voucher: row, code };
}

/** Undefined also where what was typed cannot be a voucher's code. */
export async function findVoucherByCode(
  db: Database | Transaction,
  typed: string,
): Promise<VoucherRow | undefined> {
  const code = readVoucherCode(typed);
  if (code === undefined) return undefined;
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.codeHash, hashLinkKey(code)));
  return voucher;
}

export async function findVoucherByKey(tx: Transaction, key: string): Promise<VoucherRow | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.key, key));
  return voucher;
}

/** Held to the end of the transaction. Always after the day and the order: whoever has one of those may wait for it. */
export async function lockVoucher(tx: Transaction, id: string): Promise<VoucherRow | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update');
  return voucher;
}

/** Guarded inside the write: however many draw at once, no balance falls below zero. */
export async function lowerBalance(tx: Transaction, id: string, amountInKobo: number): Promise<void> {
  const [lowered] = await tx
    .update(vouchers)
    .set({ balanceInKobo: sql`${vouchers.balanceInKobo} - ${amountInKobo}` })
    .where(
      and(
        eq(vouchers.id, id),
        eq(vouchers.status, 'active'),
        isNull(vouchers.blockedAt),
        gte(vouchers.balanceInKobo, amountInKobo),
      ),
    )
    .returning({ id: vouchers.id });
  if (!lowered) throw new Error('A voucher had less than its draw under its lock.');
}

export async function raiseBalance(
  tx: Transaction,
  id: string,
  amountInKobo: number,
  now: Date,
): Promise<void> {
  const voucher = await lockVoucher(tx, id);
  if (voucher?.status !== 'active') throw new Error('Money was given back to a voucher that is not valid.');
  await tx
    .update(vouchers)
    .set({
      balanceInKobo: voucher.balanceInKobo + amountInKobo,
      expiresOn: extendExpiry(voucher.expiresOn, readLagosDay(now)),
    })
    .where(eq(vouchers.id, id));
}

export async function voidBalance(
  tx: Transaction,
  { id, balanceInKobo }: VoucherRow,
  { reason, madeBy, at }: { readonly reason: string; readonly madeBy: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .update(vouchers)
    .set({
      status: 'void',
      balanceInKobo: 0,
      voidedInKobo: balanceInKobo,
      voidReason: reason,
      voidedBy: madeBy,
      voidedAt: at,
    })
    .where(eq(vouchers.id, id));
}

const isUsable = (now: Date): SQL | undefined =>
  and(
    eq(vouchers.status, 'active'),
    gt(vouchers.balanceInKobo, 0),
    isNull(vouchers.blockedAt),
    or(isNull(vouchers.expiresOn), gte(vouchers.expiresOn, readLagosDay(now))),
  );

/** What customers can still use. */
export async function sumOutstanding(db: Database | Transaction, now: Date) {
  const [row] = await db
    .select({
      count: count(),
      valueInKobo: sql<number>`coalesce(sum(${vouchers.balanceInKobo}), 0)`.mapWith(Number),
    })
    .from(vouchers)
    .where(isUsable(now));
  return row ?? { count: 0, valueInKobo: 0 };
}

/** Whatever became of it: whoever holds one was told to enter its code. */
export async function hasVouchers(db: Database): Promise<boolean> {
  const [made] = await db.select({ id: vouchers.id }).from(vouchers).limit(1);
  return made !== undefined;
}

export async function areVouchersUsable(db: Database, now: Date): Promise<boolean> {
  const [usable] = await db.select({ id: vouchers.id }).from(vouchers).where(isUsable(now)).limit(1);
  return usable !== undefined;
}

/** Whoever chose to pay online was sent to the provider in the same minute. The moment comes first: there is an index for it. */
function isTransferAwaited(db: Database, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - TRANSFER_AWAITED_DAYS * 86_400_000);
  const boughtOnline = db
    .select({ id: voucherAttempts.voucherId })
    .from(voucherAttempts)
    .where(
      and(
        eq(voucherAttempts.voucherId, vouchers.id),
        lt(voucherAttempts.createdAt, sql`${vouchers.createdAt} + interval '1 minute'`),
      ),
    );
  return and(gte(vouchers.createdAt, since), eq(vouchers.status, 'waiting'), notExists(boughtOnline));
}

export async function countAwaitedVouchers(db: Database, now: Date): Promise<number> {
  return db.$count(vouchers, isTransferAwaited(db, now));
}

type VoucherList = {
  readonly before: string | undefined;
  /** Only those whose transfer is waited for. */
  readonly isAwaited: boolean;
  readonly limit: number;
};

/** Newest first, from behind the one that was listed last. */
export async function listVouchers(
  db: Database,
  { before, isAwaited, limit }: VoucherList,
  now: Date,
): Promise<VoucherRow[]> {
  const last = before === undefined ? undefined : await findVoucher(db, before);
  return db
    .select()
    .from(vouchers)
    .where(
      and(
        isAwaited ? isTransferAwaited(db, now) : undefined,
        last &&
          or(
            lt(vouchers.createdAt, last.createdAt),
            and(eq(vouchers.createdAt, last.createdAt), lt(vouchers.id, last.id)),
          ),
      ),
    )
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
    .limit(limit);
}

export async function findVoucher(db: Database | Transaction, id: string): Promise<VoucherRow | undefined> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  return voucher;
}

/** Those that may still bring money. */
export async function listVoucherReferences(db: Database, voucherId: string): Promise<string[]> {
  const rows = await db
    .select({ reference: voucherAttempts.reference })
    .from(voucherAttempts)
    .where(and(eq(voucherAttempts.voucherId, voucherId), isNotNull(voucherAttempts.nextCheckAt)));
  return rows.map(({ reference }) => reference);
}
