import type { Transaction } from '../../database/database.ts';
import { keepContactMessage } from './send-contact-message.ts';

type ErasureRequest = {
  readonly id: string;
  readonly number: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
};

/** Among the messages, where the owner reads and ticks off what people ask for. Once for each order. */
export async function noteErasureRequest(
  tx: Transaction,
  { id, number, contactName: name, contactEmail: email, contactPhone: phone }: ErasureRequest,
  now: Date,
): Promise<void> {
  const text =
    `The customer of order ${number} asked for their data to be erased. ` +
    'It will be erased automatically once the order is finished and no longer needed for your accounts. ' +
    'To do it sooner, use “Data requests” under Users.';
  const message = { name, email, phone, topic: 'order', text } as const;
  await keepContactMessage(tx, { message, key: `erasure ${id}`, now });
}
