import { addAddressEndpoint } from '../../../contract/account.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import type { TypedAddress } from '../../ui/address/typed-address.ts';

/** For the next order. This one stands without it. */
export async function saveAddress(address: TypedAddress): Promise<void> {
  try {
    // An order was taken with this address, so its state is one of the list.
    const body = address as InputOf<typeof addAddressEndpoint.bodySchema>;
    await backgroundApi.call(addAddressEndpoint, { body });
  } catch (error) {
    console.error('The address could not be saved', error);
  }
}
