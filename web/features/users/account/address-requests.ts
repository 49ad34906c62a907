import {
  type AddressInput,
  addAddressEndpoint,
  changeAddressEndpoint,
  listAddressesEndpoint,
  type SavedAddress,
} from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';

/** As typed; the server checks it by the contract. */
export type TypedAddress = { readonly [Field in keyof AddressInput]: AddressInput[Field] | string };

export async function listAddresses(signal: AbortSignal): Promise<readonly SavedAddress[]> {
  const { path, answerSchema } = listAddressesEndpoint;
  const { data } = await shopApi.get(path, { answerSchema, signal });
  return data;
}

export function addAddress(address: TypedAddress): Promise<SavedAddress> {
  const { path, answerSchema } = addAddressEndpoint;
  return shopApi.post(path, address, { answerSchema });
}

export function changeAddress(id: string, address: TypedAddress): Promise<SavedAddress> {
  const { answerSchema } = changeAddressEndpoint;
  return shopApi.put(`/api/account/addresses/${encodeURIComponent(id)}`, address, { answerSchema });
}

export async function removeAddress(id: string): Promise<void> {
  await shopApi.delete(`/api/account/addresses/${encodeURIComponent(id)}`);
}
