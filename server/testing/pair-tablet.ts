import { randomUUID } from 'node:crypto';
import { beginPairingEndpoint, kitchenDeviceSchema } from '../../contract/kitchen-devices.ts';
import { STAFF_PIN_HEADER } from '../../domain/users/staff-pin.ts';
import type { ShopApp } from './shop-app.ts';

export const PIN = '2580';

/** A tablet that the owner has paired, and a baker who stands there with a PIN. */
export async function pairTablet(shop: ShopApp) {
  const owner = await shop.signInUser(`${randomUUID()}@bakery.example`, { role: 'owner' });
  const baker = await shop.signInUser(`${randomUUID()}@bakery.example`, { role: 'kitchen', name: 'Bisi' });
  await baker.put('/api/staff/pin', { pin: PIN });
  const tablet = shop.visit();
  const begun = await tablet.post('/api/kitchen-device');
  const { code } = beginPairingEndpoint.answerSchema.parse(await begun.json());
  const paired = await owner.post('/api/admin/kitchen-devices', { code, name: 'Oven' });
  const device = kitchenDeviceSchema.parse(await paired.json());
  const headers = { [STAFF_PIN_HEADER]: `${baker.userId}.${PIN}` };
  return { ...tablet, owner, baker, code, device, headers };
}
