import { type OrderPlacement, placeOrderEndpoint } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { agreeDelivery } from '../../../../domain/checkout/agree-delivery.ts';
import type { DeliveryTerms } from '../../../../domain/checkout/zones.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { ONLINE_CHANNELS } from '../../../../domain/payments/ways.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

type Wanted = {
  readonly draft: CheckoutDraft;
  readonly items: readonly CartItem[];
  /** With delivery, in naira, as the shopper sees it. */
  readonly expectedTotal: number;
};

export type BuiltPlacement =
  | { readonly ok: true; readonly order: OrderPlacement }
  | { readonly ok: false; readonly problems: FieldProblems };

/** The order as it is sent, or what is still wrong with it by the shop's own rules. */
export function buildPlacement(
  { draft, items, expectedTotal }: Wanted,
  terms: DeliveryTerms | undefined,
): BuiltPlacement {
  const { contact, method, address, slot, payment, note, giftMessage } = draft;
  const written = {
    contact,
    method,
    address: method === 'delivery' ? address : null,
    slot: slot && { day: slot.day, windowId: slot.windowId },
    payment,
    note,
    giftMessage,
    lines: items.map(({ id, size, inscription, quantity, price }) => ({
      productId: id,
      sizeId: size?.id ?? null,
      inscription,
      quantity,
      expectedPrice: price,
    })),
    expectedTotal,
  };
  const problems = {
    ...findMisfits(placeOrderEndpoint.bodySchema, written),
    ...(contact.phone.trim() === '' && { 'contact.phone': 'Enter the number the rider can call.' }),
    ...(slot === null && { slot: 'Choose a day and a time.' }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  // Just found to be one.
  const order = written as OrderPlacement;
  const agreed =
    terms &&
    agreeDelivery(terms, {
      ...order,
      onlineChannels: ONLINE_CHANNELS,
      goodsInKobo: sumGoods(items),
    });
  if (agreed && !agreed.ok) return { ok: false, problems: agreed.refusal.fields ?? {} };
  return { ok: true, order };
}

function sumGoods(items: readonly CartItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + convertNairaToKobo(price) * quantity, 0);
}
