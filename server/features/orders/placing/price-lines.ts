import type { OrderPlacement, PlacementRefusal } from '../../../../contract/orders.ts';
import { findPriceAlert, QUANTITY_ALERT } from '../../../../domain/cart/limits.ts';
import { hasTooManyPieces } from '../../../../domain/cart/merge-lines.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import type { Goods } from '../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { OrderLineRow } from '../order-rows.ts';
import { findOffer } from './find-offer.ts';
import type { SoldProduct } from './sold-products.store.ts';

type WantedLine = OrderPlacement['lines'][number];
export type PriceChange = NonNullable<PlacementRefusal['priceChanges']>[number];

export type PricedOrderLine = Omit<OrderLineRow, 'orderId' | 'position'>;

/** What designs cost, by the list that is in use. */
export type ReadPriceList = (db: Database | Transaction) => Promise<PriceList>;

export type PricedLines = {
  readonly lines: readonly PricedOrderLine[];
  readonly leadTimeHours: number;
  /** For zones to which not everything travels. */
  readonly goods: readonly Goods[];
  /** Where the shopper saw another price, or something that is no longer sold. */
  readonly changes: readonly PriceChange[];
};

export function listWantedProducts(lines: readonly Pick<WantedLine, 'productId'>[]): readonly string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}

type LinesToPrice = {
  readonly wanted: readonly WantedLine[];
  readonly sold: readonly SoldProduct[];
  /** Whether the limits of a cart hold. */
  readonly isLimited: boolean;
};

/** What the database says the wanted things cost at this moment; what the request says of prices is only compared. */
export async function priceLines(
  tx: Transaction,
  { wanted, sold: products, isLimited }: LinesToPrice,
  readPriceList: ReadPriceList,
): Promise<Result<PricedLines>> {
  if (hasTooManyPieces(wanted)) return refuse('invalid', 'too_many_pieces', QUANTITY_ALERT);

  const sold = new Map(products.map((product) => [product.id, product]));
  const list = wanted.some(({ design }) => design !== '') ? await readPriceList(tx) : undefined;
  const changes: PriceChange[] = [];
  const lines: PricedOrderLine[] = [];
  const goods: Goods[] = [];
  let leadTimeHours = 0;
  for (const line of wanted) {
    const product = sold.get(line.productId);
    const found = product ? findOffer(product, line, list) : accept(null);
    if (!found.ok) return found;
    const name = product?.name ?? line.productId;
    if (!product || !found.value) {
      changes.push({ ...identify(line), name, price: null });
      continue;
    }
    const { leadTimeHours: hoursBefore, workUnits, ...offer } = found.value;
    const price = convertKoboToNaira(offer.unitPriceInKobo);
    // What staff agree with a customer is no cart, and may cost more.
    const alert = isLimited ? findPriceAlert({ name, price }) : undefined;
    if (alert) return refuse('invalid', 'price_out_of_range', alert);
    if (price !== line.expectedPrice) changes.push({ ...identify(line), name, price });
    goods.push({ id: product.id, name, category: product.category });
    leadTimeHours = Math.max(leadTimeHours, hoursBefore);
    lines.push({
      ...offer,
      productId: product.id,
      name,
      inscription: line.inscription,
      design: line.design,
      quantity: line.quantity,
      vatClass: product.vatClass,
      workUnits: workUnits * line.quantity,
      pictureId: product.pictureId,
      pictureIds: [],
    });
  }
  return accept({ lines, goods, leadTimeHours, changes });
}

function identify({ productId, sizeId, design, isEggless, expectedPrice }: WantedLine) {
  return { productId, sizeId, design, isEggless, expectedPrice };
}
