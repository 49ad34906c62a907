import { and, asc, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { AdminProductQuery } from '../../../../contract/product-changes.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { wordsOfProduct } from '../../../database/schema/search-words.ts';
import { addPictures } from '../product-pictures.store.ts';
import { isRemovedSample } from '../samples.store.ts';
import type { ListPosition } from './list-position.ts';
import { listSearchWords } from './product-register.ts';

type PageInput = Pick<AdminProductQuery, 'search' | 'category' | 'sort' | 'limit'> & {
  /** Left out: all that is not in the archive. */
  readonly status?: AdminProductQuery['status'] | 'all';
  readonly after?: ListPosition | undefined;
  /** All that the search is about, where that is known already. */
  readonly ids?: readonly string[];
};

const ORDERS = {
  updated: { column: products.updatedAt, isDescending: true },
  name: { column: products.name, isDescending: false },
  'price-up': { column: products.priceInKobo, isDescending: false },
  'price-down': { column: products.priceInKobo, isDescending: true },
} as const;

export async function findProduct(db: Database, id: string): Promise<Product | undefined> {
  const [product] = await addPictures(db, await db.select().from(products).where(eq(products.id, id)));
  return product;
}

export async function listProductPage(db: Database, input: PageInput): Promise<readonly Product[]> {
  if (input.ids?.length === 0) return [];
  const { column, isDescending } = ORDERS[input.sort];
  const inOrder = isDescending ? desc : asc;
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        matching(input),
        standingAt(input.status),
        input.after && isBeyond(column, isDescending, input.after),
      ),
    )
    .orderBy(inOrder(column), inOrder(products.id))
    .limit(input.limit);
  return addPictures(db, rows);
}

function standingAt(status: PageInput['status']): SQL | undefined {
  if (status === 'all') return not(isRemovedSample);
  if (status === 'archived') return and(eq(products.status, status), not(isRemovedSample));
  return status ? eq(products.status, status) : ne(products.status, 'archived');
}

/** Every word that is searched for stands somewhere in the name, the id, the category or a tag. */
function matching({ search, category, ids }: PageInput): SQL | undefined {
  const inCategory = category === '' ? undefined : eq(products.category, category);
  if (ids) return and(inCategory, sql`${products.id} = any(${sql.param(ids)}::text[])`);
  const patterns = listSearchWords(search).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return and(inCategory, ...patterns.map((pattern) => sql`(${wordsOfProduct(products)}) like ${pattern}`));
}

function isBeyond(
  column: (typeof ORDERS)[AdminProductQuery['sort']]['column'],
  isDescending: boolean,
  { value, id }: ListPosition,
): SQL {
  const beyond = isDescending ? sql`<` : sql`>`;
  return sql`(${column}, ${products.id}) ${beyond} (${value}, ${id})`;
}
