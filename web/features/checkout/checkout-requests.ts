import {
  type Account,
  addAddressEndpoint,
  listAddressesEndpoint,
  readAccountEndpoint,
  type SavedAddress,
} from '../../../contract/account.ts';
import { CART_PRODUCTS_MAX, listCartProductsEndpoint } from '../../../contract/cart.ts';
import {
  type OrderPlacement,
  type PlacedOrder,
  placedOrderSchema,
  placeOrderEndpoint,
} from '../../../contract/orders.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import { backgroundApi, shopApi } from '../../api/shop-api.ts';
import type { TypedAddress } from './draft/checkout-draft.ts';

/** What the shop sells of these at this moment. */
export async function findProducts(
  ids: Iterable<string>,
  signal: AbortSignal,
): Promise<readonly ProductAnswer[]> {
  const { path, answerSchema } = listCartProductsEndpoint;
  const wanted = [...new Set(ids)];
  const found: ProductAnswer[] = [];
  for (let start = 0; start < wanted.length; start += CART_PRODUCTS_MAX) {
    const query = { ids: wanted.slice(start, start + CART_PRODUCTS_MAX).join(',') };
    const { data } = await backgroundApi.get(path, { query, answerSchema, signal });
    found.push(...data);
  }
  return found;
}

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
