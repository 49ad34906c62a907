import { sql } from 'drizzle-orm';
import { newProductSchema } from '../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../domain/catalogue/product.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { products } from '../../database/schema/catalogue.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Addition } from '../../features/catalogue/admin/add-products.ts';
import { toContent } from '../../features/catalogue/admin/product-body.ts';
import { writeCatalogue } from '../../features/catalogue/admin/write-catalogue.ts';
import type { FilePort } from '../../ports/files.ts';
import { loadDemoPosts } from '../posts/load-posts.ts';
import { DEMO_CATALOGUE } from './demo-catalogue.ts';
import type { DemoProduct } from './demo-product.ts';
import { listDemoPictures, type PictureIds, storeDemoPictures } from './store-pictures.ts';

const LOADING_LOCK = 'oyin: demo catalogue';
const DAY_MS = 86_400_000;

/** Fills a shop that has never had a product, with stories about what it sells. Nodes that start together wait for each other, and one of them does it. */
export async function loadDemoCatalogue(db: Database, files: FilePort): Promise<void> {
  if (await hasProducts(db)) return;
  await inTransaction(db, async (tx) => {
    // Held by a transaction and not by a session, which need not be ours behind a pooler.
    await tx.execute(
      sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
                 set_config('idle_in_transaction_session_timeout', '0', true)`,
    );
    await lockNames(tx, [LOADING_LOCK]);
    if (await hasProducts(db)) return;
    const pictureIds = await storeDemoPictures(db, files, listDemoPictures());
    const now = new Date();
    await loadDemoPosts(db, pictureIds, now);
    const additions = listAdditions(pictureIds, now);
    for (const outcome of await writeCatalogue(db, null, ({ addProducts }) => addProducts(additions))) {
      if (!outcome.ok) throw new Error(`The demo's catalogue was refused: ${outcome.refusal.message}`);
    }
  });
}

async function hasProducts(db: Database): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).limit(1)).length > 0;
}

export function listAdditions(pictureIds: PictureIds, now: Date): readonly Addition[] {
  return DEMO_CATALOGUE.flatMap(({ category, products: list }) =>
    list.map((product) =>
      toAddition({
        category,
        product,
        pictureIds,
        status: 'published',
        createdAt: new Date(now.getTime() - product.addedDaysAgo * DAY_MS),
      }),
    ),
  );
}

type Offered = {
  readonly category: string;
  readonly product: DemoProduct;
  readonly pictureIds: PictureIds;
  readonly status: ProductStatus;
  readonly createdAt: Date;
};

/** Checked as if an administrator had sent it. */
export function toAddition({ category, product, pictureIds, status, createdAt }: Offered): Addition {
  const { addedDaysAgo: _, pictures, price, ...details } = product;
  const body = newProductSchema.parse({
    ...details,
    category,
    price: price ?? details.sizes?.[0]?.price,
    status,
    pictures: pictures.map(({ name, alt }) => ({ id: pictureIds.get(name), alt })),
  });
  return { id: body.id, content: toContent(body), createdAt };
}
