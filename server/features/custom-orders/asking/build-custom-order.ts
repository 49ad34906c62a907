import { and, eq } from 'drizzle-orm';
import type { CustomWish } from '../../../../contract/custom-orders.ts';
import { readDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { priceDesign } from '../../../../domain/custom-orders/price/price-design.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';
import { readPriceList } from '../price-list/price-list.store.ts';

export type CustomOrderFacts = {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly now: Date;
};

/** The custom order as it will be kept, if it is about a cake that can be made for a day that is still to come. */
export async function buildCustomOrder(
  tx: Transaction,
  wish: CustomWish,
  facts: CustomOrderFacts,
): Promise<Result<CustomOrderRow>> {
  const { now } = facts;
  const product = await findCustomProduct(tx, wish.productId);
  if (!product) {
    const message = 'This cake cannot be designed at the moment. Choose another.';
    return refuse('invalid', 'not_designed', message, { productId: message });
  }
  const list = await readPriceList(tx);
  const design = readDesignText(wish.design, list);
  if (!design.ok)
    return { ...design, refusal: { ...design.refusal, fields: { design: design.refusal.message } } };
  if (wish.wantedDay !== null && wish.wantedDay < readLagosDay(now)) {
    const message = 'That day is over. Choose another.';
    return refuse('invalid', 'day_over', message, { wantedDay: message });
  }
  return accept({
    ...facts,
    productId: wish.productId,
    design: wish.design,
    priceListVersion: list.version,
    designPriceInKobo: priceDesign(design.value, list, product.discountPercentage).totalInKobo,
    wishes: wish.wishes,
    wantedDay: wish.wantedDay,
    budgetInKobo: wish.budget === null ? null : convertNairaToKobo(wish.budget),
    phone: wish.phone,
    status: 'submitted',
    quoteExpiresAt: null,
    declineReason: '',
    waitingSince: now,
    orderId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
}

async function findCustomProduct(tx: Transaction, productId: string) {
  const [product] = await tx
    .select({ discountPercentage: products.discountPercentage })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.status, 'published'), products.isCustom));
  return product;
}
