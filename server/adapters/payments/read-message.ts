import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentNews } from '../../ports/payments.ts';
import { parseExact } from './parse-exact.ts';

/** SHA-512 in lower-case hexadecimal digits. */
const SIGNATURE_FORM = /^[\da-f]{128}$/;
const REFERENCE_MAX_LENGTH = 200;

const reference = z.string().check(z.minLength(1), z.maxLength(REFERENCE_MAX_LENGTH));
const rowNumber = z.string().check(z.regex(/^\d{1,20}$/));
const startingWith = (begin: string) => z.string().check(z.startsWith(begin));

const messageSchema = z.union([
  z.pipe(
    z.object({ event: z.literal('charge.success'), data: z.object({ reference }) }),
    z.transform(({ data }): PaymentNews => ({ kind: 'payment', reference: data.reference })),
  ),
  z.pipe(
    z.object({ event: startingWith('refund.'), data: z.object({ transaction_reference: reference }) }),
    z.transform(({ data }): PaymentNews => ({ kind: 'refund', reference: data.transaction_reference })),
  ),
  z.pipe(
    z.object({ event: startingWith('charge.dispute.'), data: z.object({ id: rowNumber }) }),
    z.transform(
      ({ event, data }): PaymentNews => ({
        kind: 'dispute',
        disputeId: data.id,
        isReminder: event === 'charge.dispute.remind',
      }),
    ),
  ),
  z.pipe(
    z.object({
      event: z.literal('bank.transfer.rejected'),
      data: z.object({
        bank_transfer: z.object({ transaction_id: rowNumber, amount: z.union([z.string(), z.number()]) }),
      }),
    }),
    z.transform(({ data: { bank_transfer: transfer } }): PaymentNews => {
      const amountInKobo = Number(transfer.amount);
      return {
        kind: 'rejected_transfer',
        transactionId: transfer.transaction_id,
        amountInKobo: Number.isSafeInteger(amountInKobo) && amountInKobo > 0 ? amountInKobo : 0,
      };
    }),
  ),
]);

/** The signature is of the bytes as they came: a body that was read and written again has another. */
export function readMessage(
  secretKey: string,
  body: Uint8Array,
  signature: string | undefined,
): PaymentNews | null | undefined {
  if (!isSigned(secretKey, body, signature)) return undefined;
  const message = messageSchema.safeParse(readJson(body));
  return message.success ? message.data : null;
}

function isSigned(secretKey: string, body: Uint8Array, signature: string | undefined): boolean {
  if (signature === undefined || !SIGNATURE_FORM.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(body).digest();
  // How long it takes says nothing about how much of a guess was right.
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function readJson(body: Uint8Array): unknown {
  try {
    return parseExact(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
