import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { pendingRegistrations } from '../../../database/schema/pending-registrations.ts';

export type RegistrationRow = typeof pendingRegistrations.$inferSelect;

export async function insertRegistration(
  tx: Transaction,
  row: Omit<typeof pendingRegistrations.$inferInsert, 'id' | 'createdAt'>,
): Promise<string> {
  const [stored] = await tx
    .insert(pendingRegistrations)
    .values(row)
    .returning({ id: pendingRegistrations.id });
  if (!stored) throw new Error('The registration was not kept.');
  return stored.id;
}

export async function findRegistration(db: Database, id: string): Promise<RegistrationRow | undefined> {
  const [registration] = await db.select().from(pendingRegistrations).where(eq(pendingRegistrations.id, id));
  return registration;
}

/** This one and all others of its address, always locked in the same order: of two who follow links at once, one waits. */
export async function lockRegistration(tx: Transaction, id: string): Promise<RegistrationRow | undefined> {
  const sameAddress = await tx
    .select()
    .from(pendingRegistrations)
    .where(
      sql`${pendingRegistrations.email} = (select email from ${pendingRegistrations} where id = ${id}::uuid)`,
    )
    .orderBy(asc(pendingRegistrations.id))
    .for('update');
  return sameAddress.find((registration) => registration.id === id);
}

export async function deleteRegistration(db: Database, id: string): Promise<void> {
  await db.delete(pendingRegistrations).where(eq(pendingRegistrations.id, id));
}

export async function deleteRegistrationsOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email));
}

export async function deleteExpiredRegistrations(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(pendingRegistrations).where(lte(pendingRegistrations.expiresAt, now));
}
