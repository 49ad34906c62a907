import { createHmac, timingSafeEqual } from 'node:crypto';

const SPAN_MS = 10 * 60_000;
const DIGITS = 6;

/** Six digits for whoever can read the order's mailbox, good for ten to twenty minutes. It is made from the order and the hour, so nothing is kept. */
export function makeTrackingCode(secret: string, orderId: string, now: Date): string {
  return writeCode(secret, orderId, findSpan(now));
}

export function isTrackingCodeOf(
  secret: string,
  orderId: string,
  { code, now }: { readonly code: string; readonly now: Date },
): boolean {
  const span = findSpan(now);
  return [span, span - 1].some((each) => isSame(writeCode(secret, orderId, each), code));
}

function findSpan(now: Date): number {
  return Math.floor(now.getTime() / SPAN_MS);
}

function writeCode(secret: string, orderId: string, span: number): string {
  const digest = createHmac('sha256', secret).update(`tracking code ${orderId} ${span}`).digest();
  return String(digest.readUInt32BE(0) % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
