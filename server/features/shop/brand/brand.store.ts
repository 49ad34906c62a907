import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { brandSchema } from '../../../../contract/brand.ts';
import { type Brand, HOUSE_BRAND } from '../../../../domain/shop/brand/brand.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { settings } from '../../../database/schema/settings.ts';

const BRAND_KEY = 'brand';

const documentSchema = z.object({ published: brandSchema, previous: z.nullable(brandSchema) });

/** What the shop looks like now, and what it looked like before. */
export type BrandDocument = { readonly published: Brand; readonly previous: Brand | null };

export async function findBrand(db: Database | Transaction): Promise<BrandDocument> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, BRAND_KEY));
  return row ? documentSchema.parse(row.value) : { published: HOUSE_BRAND, previous: null };
}

export async function writeBrand(tx: Transaction, document: BrandDocument): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: BRAND_KEY, value: document })
    .onConflictDoUpdate({ target: settings.key, set: { value: document, updatedAt: sql`now()` } });
}

/** As it was uploaded, for everybody to see; locked, so that it is not cleaned up before it is in use. */
export async function findLogo(tx: Transaction, id: string): Promise<Brand['logo']> {
  const [row] = await tx
    .select({ id: pictures.id, width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(sql`${pictures.id} = ${id} and ${pictures.uploadedBy} is null`)
    .for('share');
  return row ?? null;
}
