import { and, eq, inArray } from 'drizzle-orm';
import type { Demand, ReceivingMethod } from '../../../../domain/checkout/calendar.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';

type Item = { readonly productId: string; readonly sizeId: string | null; readonly quantity: number };

/** What a cart takes of the kitchen's time. What is no longer sold takes nothing: checkout tells about it. */
export async function findDemand(
  db: Database,
  method: ReceivingMethod,
  items: readonly Item[],
): Promise<Demand> {
  if (items.length === 0) return { method, workUnits: 0, leadTimeHours: 0 };
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const rows = await db
    .select({
      id: products.id,
      sizes: products.sizes,
      workUnits: products.workUnits,
      leadTimeHours: products.leadTimeHours,
    })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.status, 'published')));
  const demands = items.flatMap(({ productId, sizeId, quantity }) => {
    const product = rows.find(({ id }) => id === productId);
    if (!product) return [];
    const size = product.sizes.find(({ id }) => id === sizeId);
    const workUnits = (size ?? product).workUnits * quantity;
    return [{ workUnits, leadTimeHours: product.leadTimeHours }];
  });
  return {
    method,
    workUnits: demands.reduce((sum, { workUnits }) => sum + workUnits, 0),
    leadTimeHours: Math.max(0, ...demands.map(({ leadTimeHours }) => leadTimeHours)),
  };
}
