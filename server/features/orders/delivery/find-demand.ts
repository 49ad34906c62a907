import { and, eq, inArray } from 'drizzle-orm';
import { readDesignedCake } from '../../../../domain/cart/designed-cake.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import type { Demand, ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import type { Goods } from '../../../../domain/delivery/zones.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';

type Item = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly quantity: number;
  /** Blank for none. */
  readonly design: string;
};
type Wanted = { readonly method: ReceivingMethod; readonly items: readonly Item[] };
type PieceDemand = Pick<Demand, 'workUnits' | 'leadTimeHours'>;

type Asked = {
  readonly demand: Demand;
  /** For zones to which not everything travels. */
  readonly goods: readonly Goods[];
};

/** What a cart takes of the kitchen's time. What is no longer sold takes nothing: checkout tells about it. */
export async function findDemand(
  db: Database,
  { method, items }: Wanted,
  readPriceList: (db: Database) => Promise<PriceList>,
): Promise<Asked> {
  if (items.length === 0) return { demand: { method, workUnits: 0, leadTimeHours: 0 }, goods: [] };
  const products = await listBakedProducts(db, [...new Set(items.map(({ productId }) => productId))]);
  const list = items.some(({ design }) => design !== '') ? await readPriceList(db) : undefined;
  const demands = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.productId);
    const piece = product && findPieceDemand(product, item, list);
    return piece ? [{ workUnits: piece.workUnits * item.quantity, leadTimeHours: piece.leadTimeHours }] : [];
  });
  const demand = {
    method,
    workUnits: demands.reduce((sum, { workUnits }) => sum + workUnits, 0),
    leadTimeHours: Math.max(0, ...demands.map(({ leadTimeHours }) => leadTimeHours)),
  };
  return { demand, goods: products };
}

type BakedProduct = Awaited<ReturnType<typeof listBakedProducts>>[number];

function listBakedProducts(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      sizes: products.sizes,
      workUnits: products.workUnits,
      leadTimeHours: products.leadTimeHours,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'published')));
}

function findPieceDemand(
  product: BakedProduct,
  { sizeId, design }: Item,
  list: PriceList | undefined,
): PieceDemand | undefined {
  if (list && design !== '') {
    const cake = readDesignedCake(design, list);
    return cake.ok ? cake.value : undefined;
  }
  const { workUnits } = product.sizes.find(({ id }) => id === sizeId) ?? product;
  return { workUnits, leadTimeHours: product.leadTimeHours };
}
