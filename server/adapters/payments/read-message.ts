import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentNews } from '../../ports/payments.ts';

/** SHA-512 in lower-case hexadecimal digits. */
const SIGNATURE_FORM = /^[\da-f]{128}$/;
const REFERENCE_MAX_LENGTH = 200;

const reference = z.string().check(z.minLength(1), z.maxLength(REFERENCE_MAX_LENGTH));
const paymentMessageSchema = z.object({
  event: z.literal('charge.success'),
  data: z.object({ reference }),
});
const refundMessageSchema = z.object({
  event: z.string().check(z.startsWith('refund.')),
  data: z.object({ transaction_reference: reference }),
});

/** The signature is of the bytes as they came: a body that was read and written again has another. */
export function readMessage(
  secretKey: string,
  body: Uint8Array,
  signature: string | undefined,
): PaymentNews | null | undefined {
  if (!isSigned(secretKey, body, signature)) return undefined;
  const content = readJson(body);
  const payment = paymentMessageSchema.safeParse(content);
  if (payment.success) return { kind: 'payment', reference: payment.data.data.reference };
  const refund = refundMessageSchema.safeParse(content);
  return refund.success ? { kind: 'refund', reference: refund.data.data.transaction_reference } : null;
}

function isSigned(secretKey: string, body: Uint8Array, signature: string | undefined): boolean {
  if (signature === undefined || !SIGNATURE_FORM.test(signature)) return false;
  const expected = createHmac('sha512', secretKey).update(body).digest();
  // How long it takes says nothing about how much of a guess was right.
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
