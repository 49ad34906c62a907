import type { OrderPlacement } from '../../../../contract/orders.ts';
import { type AgreeOrderParts, agreeOrder } from './agree-order.ts';
import {
  type PlacementOutcome,
  type PlacingParts,
  placeAgreedOrder,
  type WantedPlace,
} from './place-agreed-order.ts';
import { listWantedProducts } from './price-lines.ts';

export type PlaceOrderParts = PlacingParts & AgreeOrderParts;
export type WantedOrder = WantedPlace<OrderPlacement>;

/** An order from the catalogue, at the prices of the database. */
export function placeOrder(parts: PlaceOrderParts, wanted: WantedOrder): Promise<PlacementOutcome> {
  return placeAgreedOrder(parts, wanted, {
    productIds: listWantedProducts(wanted.input.lines),
    agree: (tx, facts) => agreeOrder(tx, wanted.input, facts, parts),
  });
}
