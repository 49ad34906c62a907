import { addAddressEndpoint } from '../../../contract/account.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import type { TypedAddress } from '../../ui/address/address-fields.tsx';

/** For the next order. This one stands without it. */
export async function saveAddress(address: TypedAddress): Promise<void> {
  try {
    // Where an order was just delivered to: its state is one of the list.
    await backgroundApi.call(addAddressEndpoint, { body: address as BodyOf<typeof addAddressEndpoint> });
  } catch (error) {
    console.error('The address could not be saved', error);
  }
}
