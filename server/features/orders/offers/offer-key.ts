import { makeLinkKey } from '../../../http/link-keys.ts';

/** Opens one quote to whoever has it. */
export function makeOfferKey(secret: string, offerId: string): string {
  return makeLinkKey(secret, `offer ${offerId}`);
}
