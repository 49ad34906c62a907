import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AdminProductPage, AdminProductQuery } from '../../../../contract/product-changes.ts';
import { sortUnique } from '../../../../domain/catalogue/derived-lists.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { wordsOfProduct } from '../../../database/schema/search-words.ts';
import { addPictures } from '../product-pictures.store.ts';
import type { ListPosition } from './list-position.ts';

type Choice = Pick<AdminProductQuery, 'search' | 'category'>;
type PageWish = Choice &
  Pick<AdminProductQuery, 'status' | 'sort' | 'limit'> & { readonly after: ListPosition | undefined };

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

/** Without a status: all that is not in the archive. */
export async function listProductPage(db: Database, wish: PageWish): Promise<readonly Product[]> {
  const { column, isDescending } = ORDERS[wish.sort];
  const inOrder = isDescending ? desc : asc;
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        matching(wish),
        wish.status ? eq(products.status, wish.status) : ne(products.status, 'archived'),
        wish.after && isBeyond(column, isDescending, wish.after),
      ),
    )
    .orderBy(inOrder(column), inOrder(products.id))
    .limit(wish.limit);
  return addPictures(db, rows);
}

export async function countByStatus(db: Database, choice: Choice): Promise<AdminProductPage['counts']> {
  const rows = await db
    .select({ status: products.status, total: count() })
    .from(products)
    .where(matching(choice))
    .groupBy(products.status);
  const counts = Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  return { draft: 0, published: 0, archived: 0, ...counts };
}

/** Of all products, archived ones too, whatever is searched for. */
export async function listWordsInUse(
  db: Database,
): Promise<Pick<AdminProductPage, 'categories' | 'dietaryTags' | 'flavorTags'>> {
  const { rows } = await db.execute<Record<'categories' | 'dietary' | 'flavor', string[]>>(sql`
    select
      array(select distinct ${products.category} from ${products}) as categories,
      array(select distinct unnest(${products.dietaryTags}) from ${products}) as dietary,
      array(select distinct unnest(${products.flavorTags}) from ${products}) as flavor
  `);
  const sort = (texts: readonly string[] = []) => [...sortUnique(texts)];
  return {
    categories: sort(rows[0]?.categories),
    dietaryTags: sort(rows[0]?.dietary),
    flavorTags: sort(rows[0]?.flavor),
  };
}

/** Every word that is searched for stands somewhere in the name, the id, the category or a tag. */
function matching({ search, category }: Choice): SQL | undefined {
  const patterns = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return and(
    category === '' ? undefined : eq(products.category, category),
    ...patterns.map((pattern) => sql`(${wordsOfProduct(products)}) like ${pattern}`),
  );
}

function isBeyond(
  column: (typeof ORDERS)[AdminProductQuery['sort']]['column'],
  isDescending: boolean,
  { value, id }: ListPosition,
): SQL {
  const beyond = isDescending ? sql`<` : sql`>`;
  return sql`(${column}, ${products.id}) ${beyond} (${value}, ${id})`;
}
