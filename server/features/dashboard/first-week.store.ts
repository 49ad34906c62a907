import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TICKED_STEPS, type TickedStep } from '../../../domain/shop/first-week.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/orders.ts';
import { settings } from '../../database/schema/settings.ts';

const TICKED_KEY = 'first-steps';
const tickedSchema = z.array(z.enum(TICKED_STEPS));

export async function readTickedSteps(db: Database | Transaction): Promise<readonly TickedStep[]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, TICKED_KEY));
  return row ? tickedSchema.parse(row.value) : [];
}

export async function writeTickedSteps(tx: Transaction, ticked: readonly TickedStep[]): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: TICKED_KEY, value: ticked })
    .onConflictDoUpdate({ target: settings.key, set: { value: ticked, updatedAt: sql`now()` } });
}

export async function hasAnyOrder(db: Database): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

export async function hasPublishedProduct(db: Database): Promise<boolean> {
  const found = db.select({ id: products.id }).from(products).where(eq(products.status, 'published'));
  return (await found.limit(1)).length > 0;
}
