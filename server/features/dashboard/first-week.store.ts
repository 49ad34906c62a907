import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import { FIRST_PRODUCTS, TICKED_STEPS, type TickedStep } from '../../../domain/shop/first-week.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { contentEntries } from '../../database/schema/content.ts';
import { orders } from '../../database/schema/orders.ts';
import { refunds } from '../../database/schema/payments.ts';
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

export async function hasAnyOrder(db: Database | Transaction): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

/** Money that was taken goes back: sent already, or on the owner's list. */
export async function hasAnyRefund(db: Database | Transaction): Promise<boolean> {
  const found = db.select({ id: refunds.id }).from(refunds).where(ne(refunds.status, 'failed'));
  return (await found.limit(1)).length > 0;
}

export function countPublishedProducts(db: Database | Transaction): Promise<number> {
  return db.$count(products, eq(products.status, 'published'));
}

/** No more than the first steps ask for: counting the rest would read the whole catalogue for every look at the dashboard. */
export async function countFirstProducts(db: Database | Transaction): Promise<number> {
  const published = db.select({ id: products.id }).from(products).where(eq(products.status, 'published'));
  return (await published.limit(FIRST_PRODUCTS)).length;
}

/** As they came with the shop: nobody has saved them since. */
export async function countUntouchedPages(db: Database | Transaction): Promise<number> {
  const written = await db.$count(
    contentEntries,
    and(
      eq(contentEntries.kind, 'page'),
      inArray(contentEntries.slug, [...PAGE_SLUGS]),
      isNotNull(contentEntries.updatedBy),
      isNull(contentEntries.deletedAt),
    ),
  );
  return PAGE_SLUGS.length - written;
}
