import { readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { StarterBake } from '../../../contract/samples.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { products } from '../../database/schema/catalogue.ts';
import { isRemovedSample } from '../../features/catalogue/samples.store.ts';
import { DEMO_CATALOGUE } from '../catalogue/demo-catalogue.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { writePictureFile } from '../catalogue/store-pictures.ts';

const THUMBNAIL_SIDE = 112;

type Starter = { readonly category: string; readonly product: DemoProduct };

/** The demo's bakes with their facts and pictures. Cakes to design need the owner's own price list first. */
const STARTERS: readonly Starter[] = DEMO_CATALOGUE.flatMap(({ category, products: list }) =>
  list.filter(({ isCustom }) => !isCustom).map((product) => ({ category, product })),
);

export function findStarters(ids: readonly string[]): readonly Starter[] {
  return STARTERS.filter(({ product: { id } }) => ids.includes(id));
}

/** Made when somebody first looks, and then kept: they never change. */
let thumbnails: Promise<ReadonlyMap<string, string>> | undefined;

export async function listStarterBakes(db: Database): Promise<readonly StarterBake[]> {
  thumbnails ??= drawThumbnails();
  const pictures = await thumbnails;
  const present = await findPresent(db);
  return STARTERS.map(({ category, product: { id, name, price, sizes } }) => ({
    id,
    name,
    category,
    price: price ?? sizes?.[0]?.price ?? 0,
    thumbnail: pictures.get(id) ?? '',
    isInShop: present.get(id) === 'present',
  }));
}

/** Which of them have a row, and whether it is one that was taken away. */
export async function findPresent(
  db: Database | Transaction,
): Promise<ReadonlyMap<string, 'present' | 'removed'>> {
  const rows = await db
    .select({ id: products.id, isRemoved: isRemovedSample })
    .from(products)
    .where(
      inArray(
        products.id,
        STARTERS.map(({ product }) => product.id),
      ),
    );
  return new Map(rows.map(({ id, isRemoved }) => [id, isRemoved ? 'removed' : 'present']));
}

async function drawThumbnails(): Promise<ReadonlyMap<string, string>> {
  const drawn = STARTERS.map(async ({ product: { id, pictures } }) => {
    const [first] = pictures;
    if (!first) return [id, ''] as const;
    const bytes = await sharp(await readFile(writePictureFile(first.name)))
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
      .webp({ quality: 60 })
      .toBuffer();
    return [id, `data:image/webp;base64,${bytes.toString('base64')}`] as const;
  });
  return new Map(await Promise.all(drawn));
}
