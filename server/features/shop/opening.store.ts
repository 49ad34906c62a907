import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { announceChange } from '../../database/changes.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { orders } from '../../database/schema/orders.ts';
import { SHOP_PROFILE_KEY, settings } from '../../database/schema/settings.ts';

const OPENING_KEY = 'opening';
const openingSchema = z.object({ openedAt: z.nullable(z.iso.datetime()) });

/** A shop of which nobody ever said that it is closed is open: those of before, and the demo. */
export async function isShopOpen(db: Database | Transaction): Promise<boolean> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, OPENING_KEY));
  return row === undefined || openingSchema.parse(row.value).openedAt !== null;
}

/** A shop with nothing in it is closed until its owner opens it. In one statement: nodes may start together. */
export async function closeIfNew(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${settings} (key, value)
    select ${OPENING_KEY}, ${JSON.stringify({ openedAt: null })}::jsonb
    where not exists (select 1 from ${settings} where key = ${SHOP_PROFILE_KEY})
      and not exists (select 1 from ${products})
      and not exists (select 1 from ${orders})
    on conflict (key) do nothing
  `);
}

/** Every node hears of it. */
export async function writeOpening(tx: Transaction, openedAt: Date): Promise<void> {
  await keepOpening(tx, openedAt.toISOString());
  await announceChange(tx, 'shop-profile');
}

/** A demo that was emptied begins anew: with nothing to sell, and never an order. The caller announces it. */
export async function closeIfEmpty(tx: Transaction): Promise<void> {
  const forSale = await tx.$count(products, eq(products.status, 'published'));
  if (forSale === 0 && (await tx.$count(orders)) === 0) await keepOpening(tx, null);
}

async function keepOpening(tx: Transaction, openedAt: string | null): Promise<void> {
  const value = { openedAt };
  await tx
    .insert(settings)
    .values({ key: OPENING_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
