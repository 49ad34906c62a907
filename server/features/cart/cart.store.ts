import { and, eq, inArray, sql } from 'drizzle-orm';
import { cartLineSchema, type StoredCart } from '../../../contract/cart.ts';
import type { CartLine } from '../../../domain/cart/choice.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { carts, mergedCarts } from '../../database/schema/carts.ts';
import { products } from '../../database/schema/catalogue.ts';

export async function findCart(db: Database | Transaction, userId: string): Promise<StoredCart> {
  const [row] = await db.select().from(carts).where(eq(carts.userId, userId));
  return toStoredCart(userId, row);
}

/** Nobody else changes this cart before the transaction ends. A first cart has to be there to be locked. */
export async function lockCart(tx: Transaction, userId: string): Promise<StoredCart> {
  await tx.insert(carts).values({ userId, version: 0, lines: [] }).onConflictDoNothing();
  const [row] = await tx.select().from(carts).where(eq(carts.userId, userId)).for('update');
  return toStoredCart(userId, row);
}

/** Undefined when the cart no longer has this version. */
export async function writeCart(
  db: Database | Transaction,
  { ownerId: userId, version, lines }: StoredCart,
): Promise<StoredCart | undefined> {
  const change = { version: sql`${carts.version} + 1`, lines, updatedAt: sql`now()` };
  const hasVersion = eq(carts.version, version);
  const [row] =
    version === 0
      ? await db
          .insert(carts)
          .values({ userId, version: 1, lines })
          .onConflictDoUpdate({ target: carts.userId, set: change, setWhere: hasVersion })
          .returning()
      : await db
          .update(carts)
          .set(change)
          .where(and(eq(carts.userId, userId), hasVersion))
          .returning();
  return row && toStoredCart(userId, row);
}

/** False when this guest's cart has found a customer before. Whoever asks at the same moment waits for the first to finish. */
export async function recordMerge(tx: Transaction, guestCartId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.insert(mergedCarts).values({ guestCartId, userId }).onConflictDoNothing();
  return rowCount === 1;
}

export type SoldProduct = Awaited<ReturnType<typeof listSoldProducts>>[number];

export function listSoldProducts(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({
      id: products.id,
      priceInKobo: products.priceInKobo,
      discountPercentage: products.discountPercentage,
      allowsInscription: products.allowsInscription,
      egglessExtraInKobo: products.egglessExtraInKobo,
      isCustom: products.isCustom,
      sizes: products.sizes,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'published')));
}

type CartRow = { readonly version: number; readonly lines: readonly CartLine[] };

function toStoredCart(ownerId: string, row: CartRow | undefined): StoredCart {
  const lines = row?.lines.map((line) => cartLineSchema.parse(line)) ?? [];
  return { ownerId, version: row?.version ?? 0, lines };
}
