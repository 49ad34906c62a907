import { randomBytes } from 'node:crypto';
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
