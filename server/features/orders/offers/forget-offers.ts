import { eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderOffers } from '../../../database/schema/order-offers.ts';

/** Long enough to be asked about; what was accepted is in its order. */
const RETAINED_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export async function forgetOldOffers(db: Database, now: Date): Promise<void> {
  await db
    .delete(orderOffers)
    .where(lt(orderOffers.expiresAt, new Date(now.getTime() - RETAINED_DAYS * DAY_MS)));
}

type Contact = { readonly email: string | null; readonly phone: string | null };

/** What was quoted to a person who is to be forgotten. */
export async function forgetOffersOf(tx: Transaction, { email, phone }: Contact): Promise<void> {
  const contact = sql`${orderOffers.placement}->'contact'`;
  const isTheirs = or(
    email === null ? undefined : eq(sql`lower(${contact}->>'email')`, email),
    phone === null ? undefined : eq(sql`${contact}->>'phone'`, phone),
  );
  if (isTheirs) await tx.delete(orderOffers).where(isTheirs);
}
