import type { AdminPlacement } from '../../../../contract/order-admin.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { ADMIN_NETWORK } from '../placing/order-network.ts';
import type { PlacementOutcome } from '../placing/place-agreed-order.ts';
import { type PlaceOrderParts, placeOrder } from '../placing/place-order.ts';

type AdminOrderListInput = { readonly input: AdminPlacement; readonly key: string; readonly now: Date };

/** An order taken down for somebody on the phone or at the counter, by the rules that hold for everybody. */
export function placeAdminOrder(
  parts: PlaceOrderParts,
  { userId: takenBy }: Actor,
  { input, key, now }: AdminOrderListInput,
): Promise<PlacementOutcome> {
  const { origin } = input;
  return placeOrder(parts, { input, key, userId: null, network: ADMIN_NETWORK, origin, takenBy, now });
}
