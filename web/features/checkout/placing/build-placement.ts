import * as z from 'zod/mini';
import { type OrderPlacement, placeOrderEndpoint } from '../../../../contract/orders.ts';
import { type CartItem, toChoice } from '../../../../domain/cart/cart-item.ts';
import type { DeliveryTerms } from '../../../../domain/delivery/zones.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { type Built, buildOrderFields } from './build-order-fields.ts';

type Wanted = {
  readonly draft: CheckoutDraft;
  readonly items: readonly CartItem[];
  /** With delivery, in naira, as the shopper sees it. */
  readonly expectedTotal: number;
  /** The code that is part of it; left out: none. */
  readonly code?: string | undefined;
  readonly voucher?: OrderPlacement['voucher'];
  /** Only the time of the day is missing. */
  readonly isDayChosen?: boolean;
};

const linesSchema = z.pick(placeOrderEndpoint.bodySchema, { lines: true });

/** The order as it is sent, or what is still wrong with it by the shop's own rules. */
export function buildPlacement(
  { draft, items, expectedTotal, code, voucher, isDayChosen = false }: Wanted,
  terms: DeliveryTerms | undefined,
): Built<OrderPlacement> {
  const lines = items.map((item) => ({
    ...toChoice(item),
    quantity: item.quantity,
    expectedPrice: item.price,
  }));
  const fields = buildOrderFields(
    { draft, expectedTotal, goodsInKobo: sumGoods(items), isDayChosen, goods: items },
    terms,
  );
  const problems = { ...findMisfits(linesSchema, { lines }), ...(!fields.ok && fields.problems) };
  if (!fields.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  const order = { ...fields.order, lines, ...(code !== undefined && { code }), ...(voucher && { voucher }) };
  return { ok: true, order };
}

function sumGoods(items: readonly CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + convertNairaToKobo(price) * quantity, 0);
}
