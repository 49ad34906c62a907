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
import type { TypedAddress } from '../../ui/address/address-fields.tsx';

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

/** Composed by a customer, it goes out as theirs or not at all: without their token it would be a guest's. */
export function placeWaitingOrder(needsFreshToken: boolean) {
  return (order: OrderPlacement, idempotencyKey: string): Promise<PlacedOrder> =>
    backgroundApi.post(placeOrderEndpoint.path, order, {
      idempotencyKey,
      answerSchema: placedOrderSchema,
      needsFreshToken,
    });
}

/** However often it is sent under the same key, it is placed once. */
export function placeOrder(order: OrderPlacement, idempotencyKey: string): Promise<PlacedOrder> {
  return shopApi.post(placeOrderEndpoint.path, order, { idempotencyKey, answerSchema: placedOrderSchema });
}
