import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { listRoles } from '../../../../domain/users/roles.ts';
import { PIN_ATTEMPTS_MAX } from '../../../../domain/users/staff-pin.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { users } from '../../../database/schema/identity.ts';
import { kitchenDevices, staffPins } from '../../../database/schema/kitchen-devices.ts';

type Rows = Database | Transaction;
const { id, name, pairedAt, lastSeenAt, secretHash, codeHash, codeExpiresAt } = kitchenDevices;

export async function insertWaitingDevice(
  tx: Transaction,
  row: Pick<typeof kitchenDevices.$inferInsert, 'secretHash' | 'codeHash' | 'codeExpiresAt'>,
  now: Date,
): Promise<void> {
  // Whoever begins sweeps out what nobody has paired.
  await tx.delete(kitchenDevices).where(and(isNull(pairedAt), lte(codeExpiresAt, now)));
  await tx.insert(kitchenDevices).values(row);
}

export async function findDevice(db: Rows, hash: string) {
  const [device] = await db.select().from(kitchenDevices).where(eq(secretHash, hash));
  return device;
}

/** Undefined when no tablet shows this code now, or another owner was faster. */
export async function pairDevice(
  tx: Transaction,
  code: string,
  paired: { readonly name: string; readonly pairedBy: string; readonly pairedAt: Date },
) {
  const [device] = await tx
    .update(kitchenDevices)
    .set({ ...paired, codeHash: null })
    .where(and(eq(codeHash, code), isNull(pairedAt), gt(codeExpiresAt, paired.pairedAt)))
    .returning({ id });
  return device;
}

export function listPairedDevices(db: Rows) {
  return db
    .select({ id, name, pairedAt, lastSeenAt, pairedBy: users.name })
    .from(kitchenDevices)
    .innerJoin(users, eq(users.id, kitchenDevices.pairedBy))
    .orderBy(asc(pairedAt), asc(id));
}

export async function deleteDevice(tx: Transaction, deviceId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(kitchenDevices).where(and(eq(id, deviceId), isNotNull(pairedAt)));
  return rowCount === 1;
}

/** Once a minute is enough to see whether a tablet is still in use. */
export async function noteDeviceSeen(db: Database, deviceId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000);
  await db
    .update(kitchenDevices)
    .set({ lastSeenAt: now })
    .where(
      and(eq(id, deviceId), sql`coalesce(${lastSeenAt}, '-infinity') < ${before.toISOString()}::timestamptz`),
    );
}

const mayUseDevice = and(
  inArray(users.role, [...listRoles('kitchen')]),
  isNull(users.disabledAt),
  isNull(users.deletedAt),
);

export function listPinOwners(db: Rows) {
  return db
    .select({
      id: users.id,
      name: users.name,
      isLocked: sql<boolean>`${staffPins.wrongAttempts} >= ${PIN_ATTEMPTS_MAX}`,
    })
    .from(staffPins)
    .innerJoin(users, eq(users.id, staffPins.userId))
    .where(mayUseDevice)
    .orderBy(asc(users.name), asc(users.id));
}

/** Counted before it is looked at: of many guesses at once no more than five are heard. */
export async function takePinAttempt(tx: Transaction, userId: string) {
  const [attempt] = await tx
    .update(staffPins)
    .set({ wrongAttempts: sql`${staffPins.wrongAttempts} + 1` })
    .where(and(eq(staffPins.userId, userId), lt(staffPins.wrongAttempts, PIN_ATTEMPTS_MAX)))
    .returning({ pinHash: staffPins.pinHash, attempts: staffPins.wrongAttempts });
  if (!attempt) return undefined;
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), mayUseDevice));
  return person && { ...attempt, email: person.email };
}

export async function clearPinAttempts(tx: Transaction, userId: string): Promise<void> {
  await tx.update(staffPins).set({ wrongAttempts: 0 }).where(eq(staffPins.userId, userId));
}

/** A locked one is not unlocked by choosing another. */
export async function writePin(tx: Transaction, userId: string, pinHash: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(staffPins)
    .values({ userId, pinHash })
    .onConflictDoUpdate({
      target: staffPins.userId,
      set: { pinHash, wrongAttempts: 0 },
      setWhere: lt(staffPins.wrongAttempts, PIN_ATTEMPTS_MAX),
    });
  return rowCount === 1;
}

export async function deletePin(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(staffPins).where(eq(staffPins.userId, userId));
  return rowCount === 1;
}
