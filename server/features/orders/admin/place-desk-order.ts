import type { DeskPlacement } from '../../../../contract/order-admin.ts';
import type { Actor } from '../../../http/app-environment.ts';
import type { PlacementOutcome } from '../placing/place-agreed-order.ts';
import { type PlaceOrderParts, placeOrder } from '../placing/place-order.ts';
import { DESK_NETWORK } from '../placing/unpaid-holds.ts';

type DeskWish = { readonly wish: DeskPlacement; readonly key: string; readonly now: Date };

/** An order taken down for somebody on the phone or at the counter, by the rules that hold for everybody. */
export function placeDeskOrder(
  parts: PlaceOrderParts,
  { userId: takenBy }: Actor,
  { wish, key, now }: DeskWish,
): Promise<PlacementOutcome> {
  const { origin } = wish;
  return placeOrder(parts, { wish, key, userId: null, network: DESK_NETWORK, origin, takenBy, now });
}
