import { and, asc, eq, type InferSelectModel, inArray, isNull, lte } from 'drizzle-orm';
import { isOpenDispute } from '../../../../domain/payments/disputes.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { paymentDisputes, paymentReversals } from '../../../database/schema/payments.ts';
import type { FoundDispute } from '../../../ports/payments.ts';

export type DisputeRow = InferSelectModel<typeof paymentDisputes>;

const OPEN_STATUSES = ['awaiting_answer', 'under_review'] as const;

export async function findKnownDispute(
  db: Database | Transaction,
  providerId: string,
): Promise<DisputeRow | undefined> {
  const [dispute] = await db.select().from(paymentDisputes).where(eq(paymentDisputes.providerId, providerId));
  return dispute;
}

type Disputed = { readonly id: string; readonly orderId: string; readonly amountInKobo: number };

/** As the provider says it stands; the order is held by the caller. What is over stays over, whatever an earlier answer says. */
export async function writeDispute(
  tx: Transaction,
  payment: Disputed,
  { providerId, status, amountInKobo, category, openedAt, dueAt }: FoundDispute,
  { now, nextCheckAt }: { readonly now: Date; readonly nextCheckAt: Date | null },
): Promise<DisputeRow> {
  const settledAt = isOpenDispute(status) ? null : now;
  const progress = { status, dueAt, settledAt, nextCheckAt };
  const [written] = await tx
    .insert(paymentDisputes)
    .values({
      ...progress,
      providerId,
      orderId: payment.orderId,
      paymentId: payment.id,
      // The fees that the customer bore are none of the order's money.
      amountInKobo: Math.min(amountInKobo ?? payment.amountInKobo, payment.amountInKobo),
      category,
      openedAt,
    })
    .onConflictDoUpdate({
      target: paymentDisputes.providerId,
      set: progress,
      setWhere: inArray(paymentDisputes.status, [...OPEN_STATUSES]),
    })
    .returning();
  const dispute = written ?? (await findKnownDispute(tx, providerId));
  if (!dispute) throw new Error('Inserting a dispute returned no row.');
  return dispute;
}

export async function hasOpenDispute(tx: Transaction, orderId: string): Promise<boolean> {
  const open = and(eq(paymentDisputes.orderId, orderId), inArray(paymentDisputes.status, [...OPEN_STATUSES]));
  return (await tx.$count(paymentDisputes, open)) > 0;
}

/** Those whose time to be asked about has come, the longest waiting first. */
export async function listDisputesToCheck(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ providerId: paymentDisputes.providerId })
    .from(paymentDisputes)
    .where(lte(paymentDisputes.nextCheckAt, now))
    .orderBy(asc(paymentDisputes.nextCheckAt))
    .limit(limit);
  return rows.map(({ providerId }) => providerId);
}

/** The provider could not be asked: the others go first next time. */
export async function delayDisputeCheck(db: Database, providerId: string, until: Date): Promise<void> {
  await db
    .update(paymentDisputes)
    .set({ nextCheckAt: until })
    .where(
      and(eq(paymentDisputes.providerId, providerId), inArray(paymentDisputes.status, [...OPEN_STATUSES])),
    );
}

/** The owner goes on with the order, whatever holds it up now. What comes later asks anew. */
export async function decideAll(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const table of [paymentDisputes, paymentReversals]) {
    await tx
      .update(table)
      .set({ decidedAt: now })
      .where(and(eq(table.orderId, orderId), isNull(table.decidedAt)));
  }
}

/** The money has gone on to another order, and so does the question about it. */
export async function carryDisputes(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(paymentDisputes).set({ orderId: to }).where(eq(paymentDisputes.orderId, from));
}
