import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderPlacement, PlacementRefusal } from '../../../../contract/orders.ts';
import { CART_QUANTITY_MAX, findPriceAlert, QUANTITY_ALERT } from '../../../../domain/cart/limits.ts';
import { computePriceToPay } from '../../../../domain/catalogue/price.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { productPictures, products } from '../../../database/schema/catalogue.ts';
import type { OrderLineRow } from '../orders.store.ts';

type WantedLine = OrderPlacement['lines'][number];
export type PriceChange = NonNullable<PlacementRefusal['priceChanges']>[number];

export type PricedOrderLine = Omit<OrderLineRow, 'orderId' | 'position'>;

export type PricedLines = {
  readonly lines: readonly PricedOrderLine[];
  readonly workUnits: number;
  readonly leadTimeHours: number;
  /** Where the shopper saw another price, or something that is no longer sold. */
  readonly changes: readonly PriceChange[];
};

/** What the database says the wanted things cost at this moment; what the request says of prices is only compared. */
export async function priceLines(
  tx: Transaction,
  wanted: readonly WantedLine[],
): Promise<Result<PricedLines>> {
  if (hasTooMany(wanted)) return refuse('invalid', 'too_many_pieces', QUANTITY_ALERT);

  const sold = await findSold(tx, [...new Set(wanted.map(({ productId }) => productId))]);
  const changes: PriceChange[] = [];
  const lines: PricedOrderLine[] = [];
  let leadTimeHours = 0;
  for (const line of wanted) {
    const product = sold.get(line.productId);
    const size = product?.sizes.find(({ id }) => id === line.sizeId);
    const isSold = product && (product.sizes.length === 0 ? line.sizeId === null : size !== undefined);
    if (!isSold) {
      changes.push({ ...identify(line), name: product?.name ?? line.productId, price: null });
      continue;
    }
    if (line.inscription !== '' && !product.allowsInscription) {
      return refuse('invalid', 'no_inscription', `“${product.name}” cannot carry an inscription.`);
    }
    const listPriceInKobo = (size ?? product).priceInKobo;
    const unitPriceInKobo = computePriceToPay(listPriceInKobo, product.discountPercentage);
    const price = convertKoboToNaira(unitPriceInKobo);
    const alert = findPriceAlert({ name: product.name, price });
    if (alert) return refuse('invalid', 'price_out_of_range', alert);
    if (price !== line.expectedPrice) changes.push({ ...identify(line), name: product.name, price });
    leadTimeHours = Math.max(leadTimeHours, product.leadTimeHours);
    lines.push({
      productId: product.id,
      name: product.name,
      sizeId: size?.id ?? null,
      sizeName: size?.name ?? null,
      inscription: line.inscription,
      design: '',
      quantity: line.quantity,
      listPriceInKobo,
      unitPriceInKobo,
      vatClass: product.vatClass,
      workUnits: (size ?? product).workUnits * line.quantity,
      allergens: product.allergens,
      pictureId: product.pictureId,
    });
  }
  const workUnits = lines.reduce((sum, line) => sum + line.workUnits, 0);
  return accept({ lines, workUnits, leadTimeHours, changes });
}

function identify({ productId, sizeId, expectedPrice }: WantedLine) {
  return { productId, sizeId, expectedPrice };
}

/** The limit counts all lines of one product, as it does in the cart. */
function hasTooMany(wanted: readonly WantedLine[]): boolean {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return [...pieces.values()].some((count) => count > CART_QUANTITY_MAX);
}

async function findSold(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([products.id], {
      id: products.id,
      name: products.name,
      priceInKobo: products.priceInKobo,
      discountPercentage: products.discountPercentage,
      sizes: products.sizes,
      leadTimeHours: products.leadTimeHours,
      workUnits: products.workUnits,
      vatClass: products.vatClass,
      allowsInscription: products.allowsInscription,
      allergens: products.allergens,
      pictureId: productPictures.pictureId,
    })
    .from(products)
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .where(and(inArray(products.id, [...ids]), eq(products.status, 'published')))
    .orderBy(products.id, asc(productPictures.position));
  return new Map(rows.map((row) => [row.id, row]));
}
