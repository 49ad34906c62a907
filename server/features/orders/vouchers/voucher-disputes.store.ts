import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { voucherDisputes } from '../../../database/schema/vouchers.ts';

export type VoucherDisputeRow = typeof voucherDisputes.$inferSelect;

const OPEN_STATUSES = ['awaiting_answer', 'under_review'] as const;

export async function findVoucherDispute(
  db: Database | Transaction,
  providerId: string,
): Promise<VoucherDisputeRow | undefined> {
  const [dispute] = await db.select().from(voucherDisputes).where(eq(voucherDisputes.providerId, providerId));
  return dispute;
}

/** What is over stays over, whatever an earlier answer says. The voucher is held by the caller. */
export async function writeVoucherDispute(tx: Transaction, dispute: VoucherDisputeRow): Promise<void> {
  const { status, dueAt, nextCheckAt } = dispute;
  await tx
    .insert(voucherDisputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: voucherDisputes.providerId,
      set: { status, dueAt, nextCheckAt },
      setWhere: inArray(voucherDisputes.status, [...OPEN_STATUSES]),
    });
}

export async function hasOpenVoucherDispute(tx: Transaction, voucherId: string): Promise<boolean> {
  const open = and(
    eq(voucherDisputes.voucherId, voucherId),
    inArray(voucherDisputes.status, [...OPEN_STATUSES]),
  );
  return (await tx.$count(voucherDisputes, open)) > 0;
}

/** Those whose time to be asked about has come, the longest waiting first. */
export async function listVoucherDisputesToCheck(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ providerId: voucherDisputes.providerId })
    .from(voucherDisputes)
    .where(lte(voucherDisputes.nextCheckAt, now))
    .orderBy(asc(voucherDisputes.nextCheckAt))
    .limit(limit);
  return rows.map(({ providerId }) => providerId);
}

export async function delayVoucherDisputeCheck(db: Database, providerId: string, until: Date): Promise<void> {
  await db
    .update(voucherDisputes)
    .set({ nextCheckAt: until })
    .where(
      and(eq(voucherDisputes.providerId, providerId), inArray(voucherDisputes.status, [...OPEN_STATUSES])),
    );
}
