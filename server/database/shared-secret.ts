import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema/secrets.ts';

const SECRET_BYTES = 48;

/** The same secret on every node and after every start; whichever node asks first makes it, by chance or as it is told. */
export async function obtainSharedSecret(
  db: Database,
  name: string,
  make: () => string = () => randomBytes(SECRET_BYTES).toString('base64url'),
): Promise<string> {
  const value = make();
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [stored] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!stored) throw new Error(`The secret "${name}" could not be kept.`);
  return stored.value;
}

/**
 * Derived from the key of the environment, so that a dump of the database does not hold it. One that was kept before there was a
 * key goes on: what it has sealed and signed would be lost with it.
 */
export async function obtainSecret(
  db: Database,
  name: string,
  secretKey: string | undefined,
): Promise<string> {
  if (secretKey === undefined) return obtainSharedSecret(db, name);
  const [stored] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (stored) return stored.value;
  return Buffer.from(hkdfSync('sha256', secretKey, '', `oyin ${name}`, SECRET_BYTES)).toString('base64url');
}
