import type { AdminPlacement } from '../../../../contract/taken-order.ts';
import { mayUse } from '../../../../domain/users/roles.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { recordByHandInTransaction } from '../payments/record-by-hand.ts';
import { ADMIN_NETWORK } from '../placing/order-network.ts';
import { type PlacementOutcome, placeAgreedOrder } from '../placing/place-agreed-order.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { listWantedProducts } from '../placing/price-lines.ts';
import { recordAgreedDiscount } from '../placing/record-agreed-discount.ts';
import { agreeAdminOrder } from './agree-admin-order.ts';

type AdminOrderInput = { readonly input: AdminPlacement; readonly key: string; readonly now: Date };

/** An order taken down for somebody in a chat, on the phone or at the counter: their slots and prices are everybody's. */
export function placeAdminOrder(
  parts: PlaceOrderParts,
  { userId: takenBy, role }: Actor,
  { input, key, now }: AdminOrderInput,
): Promise<PlacementOutcome> {
  const { origin, holdHours, acceptLate: acceptsLate, received } = input;
  const wanted = {
    input,
    key,
    userId: null,
    network: ADMIN_NETWORK,
    origin,
    takenBy,
    holdHours,
    acceptsLate,
    acceptsFull: input.acceptFull && mayUse(role, 'administrator'),
    isPaidByHand: Boolean(received),
    now,
  };
  return placeAgreedOrder(parts, wanted, {
    productIds: listWantedProducts(input.lines),
    agree: (tx, facts) => agreeAdminOrder(tx, input, facts, parts),
    keep: async (tx, order) => {
      await recordAgreedDiscount(tx, order, input.reduction, { actorId: takenBy, now });
      if (!received) return;
      const payment = {
        ...received,
        note: '',
        acceptOverpayment: false,
        isWithOrder: true,
        key,
        actorId: takenBy,
      };
      const recorded = await recordByHandInTransaction(tx, order, payment, now);
      if (!recorded.ok) throw new Error(`A payment did not fit its new order: ${recorded.refusal.code}`);
    },
  });
}
