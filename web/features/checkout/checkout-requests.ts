import {
  type Account,
  addAddressEndpoint,
  listAddressesEndpoint,
  readAccountEndpoint,
  type SavedAddress,
} from '../../../contract/account.ts';
import {
  type OrderPlacement,
  type PlacedOrder,
  placedOrderSchema,
  placeOrderEndpoint,
} from '../../../contract/orders.ts';
import { backgroundApi, shopApi } from '../../api/shop-api.ts';
import type { TypedAddress } from './draft/checkout-draft.ts';

export function readAccount(signal: AbortSignal): Promise<Account> {
  const { path, answerSchema } = readAccountEndpoint;
  return backgroundApi.get(path, { answerSchema, signal });
}

export async function listAddresses(signal: AbortSignal): Promise<readonly SavedAddress[]> {
  const { path, answerSchema } = listAddressesEndpoint;
  const { data } = await backgroundApi.get(path, { answerSchema, signal });
  return data;
}

export async function addAddress(address: TypedAddress): Promise<void> {
  await backgroundApi.post(addAddressEndpoint.path, address);
}

/** However often it is sent under the same key, it is placed once. */
export function placeOrder(order: OrderPlacement, idempotencyKey: string): Promise<PlacedOrder> {
  return shopApi.post(placeOrderEndpoint.path, order, { idempotencyKey, answerSchema: placedOrderSchema });
}
