import { createHmac } from 'node:crypto';

const KEY_LENGTH = 32;

/** Made from the offer's id and the shop's secret, so that staff can send it again although the database knows only its hash. */
export function makeOfferKey(secret: string, offerId: string): string {
  return createHmac('sha256', secret).update(`offer ${offerId}`).digest('base64url').slice(0, KEY_LENGTH);
}
