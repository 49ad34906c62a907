import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { findNextCheck, findNextVerification } from '../../../../domain/payments/attempts.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { paymentAttempts } from '../../../database/schema/payments.ts';
import type { AttemptRow } from './ledger.store.ts';

export type NewAttempt = {
  readonly reference: string;
  readonly orderId: string;
  readonly amountInKobo: number;
  readonly channel: OnlineChannel;
};

export async function addAttempt(tx: Transaction, attempt: NewAttempt, now: Date): Promise<void> {
  const nextCheckAt = findNextCheck(0, now) ?? null;
  await tx.insert(paymentAttempts).values({ ...attempt, nextCheckAt, createdAt: now });
}

export async function keepPayUrl(db: Database, reference: string, payUrl: string): Promise<void> {
  await db.update(paymentAttempts).set({ payUrl }).where(eq(paymentAttempts.reference, reference));
}

export async function findAttempt(db: Database, reference: string): Promise<AttemptRow | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.reference, reference));
  return attempt;
}

/** A page that was opened lately for the same amount, by the same way. */
export async function findOpenPage(
  tx: Transaction,
  { orderId, amountInKobo, channel }: Omit<NewAttempt, 'reference'>,
  openedAfter: Date,
): Promise<AttemptRow | undefined> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.status, 'open'),
        eq(paymentAttempts.amountInKobo, amountInKobo),
        eq(paymentAttempts.channel, channel),
        gt(paymentAttempts.createdAt, openedAfter),
        isNotNull(paymentAttempts.payUrl),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.reference))
    .limit(1);
  return attempt;
}

export async function listOpenReferences(db: Database, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'open')));
  return rows.map(({ reference }) => reference);
}

export async function listReferencesToCheck(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, 'open'), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(limit);
  return rows.map(({ reference }) => reference);
}

/** Payments that came, and of which it is time to ask whether they are still there. */
export async function listReferencesToVerify(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, 'succeeded'), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(limit);
  return rows.map(({ reference }) => reference);
}

/** The money is there; from now on it is asked whether it still is. */
export async function endAttempt(db: Database, reference: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({
      status: 'succeeded',
      isProcessing: false,
      rejectedAt: null,
      rejectedInKobo: null,
      checksMade: 0,
      nextCheckAt: findNextVerification(0, now) ?? null,
    })
    .where(and(eq(paymentAttempts.reference, reference), ne(paymentAttempts.status, 'succeeded')));
}

/** Only a check whose time had come counts, as below. */
export async function putOffVerification(
  db: Database,
  { reference, checksMade }: AttemptRow,
  now: Date,
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({
      checksMade: sql`${paymentAttempts.checksMade} + 1`,
      nextCheckAt: findNextVerification(checksMade + 1, now) ?? null,
    })
    .where(
      and(
        eq(paymentAttempts.reference, reference),
        eq(paymentAttempts.status, 'succeeded'),
        eq(paymentAttempts.checksMade, checksMade),
        lte(paymentAttempts.nextCheckAt, now),
      ),
    );
}

/** The provider told that a transfer was not accepted; false: it has come after all. */
export async function markRejected(
  tx: Transaction,
  reference: string,
  amountInKobo: number,
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(paymentAttempts)
    .set({ isProcessing: false, rejectedAt: now, rejectedInKobo: amountInKobo })
    .where(and(eq(paymentAttempts.reference, reference), ne(paymentAttempts.status, 'succeeded')))
    .returning({ reference: paymentAttempts.reference });
  return marked.length > 0;
}

/**
 * Nothing has come of it yet: it is asked about again later, and given up at last. Only a check whose time had come counts:
 * a customer who looks every few seconds must not use up the patience of days.
 */
export async function putOff(
  db: Database,
  { reference, checksMade, ...before }: AttemptRow,
  { isProcessing, now }: { readonly isProcessing: boolean; readonly now: Date },
): Promise<void> {
  if (isProcessing !== before.isProcessing) {
    await db
      .update(paymentAttempts)
      .set({ isProcessing })
      .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.status, 'open')));
  }
  const nextCheckAt = findNextCheck(checksMade + 1, now);
  await db
    .update(paymentAttempts)
    .set({
      checksMade: sql`${paymentAttempts.checksMade} + 1`,
      nextCheckAt: nextCheckAt ?? null,
      ...(!nextCheckAt && { status: 'given_up' as const }),
    })
    .where(
      and(
        eq(paymentAttempts.reference, reference),
        eq(paymentAttempts.status, 'open'),
        eq(paymentAttempts.checksMade, checksMade),
        lte(paymentAttempts.nextCheckAt, now),
      ),
    );
}

/** The provider could not be asked: the others go first next time. */
export async function delayCheck(db: Database, reference: string, until: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ nextCheckAt: until })
    .where(and(eq(paymentAttempts.reference, reference), isNotNull(paymentAttempts.nextCheckAt)));
}
