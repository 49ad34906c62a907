import type { Order } from '../../contract/orders.ts';
import { makeHarmless } from './harmless-text.ts';

/** What somebody else receives, they are asked to pay for; undefined: nobody but the customer. */
export function sayRecipientPays({ payment, address }: Order, amount: string): string | undefined {
  if (payment !== 'on_delivery' || !address?.recipient) return undefined;
  return `Our rider will ask ${makeHarmless(address.recipient)} to pay ${amount}.`;
}
