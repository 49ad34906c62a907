import { createHmac } from 'node:crypto';
import { spellVoucherCode, VOUCHER_CODE_BYTES } from '../../../../domain/vouchers/voucher-code.ts';

/** From the id and the shop's secret, as the keys of links are: it can be sent on its day although the database knows only its hash. */
export function makeVoucherCode(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`voucher ${id}`).digest();
  return spellVoucherCode(digest.subarray(0, VOUCHER_CODE_BYTES));
}

/** In the fragment, which browsers send to nobody, so that it reaches no log. */
export function makeVoucherLink(publicUrl: string, code: string): string {
  return `${publicUrl}/voucher#${code}`;
}
