import {
  checkCodeEndpoint,
  type KnownCode,
  type KnownVoucher,
  readCodeTerms,
} from '../../../contract/codes.ts';
import { sayCode } from '../../../domain/codes/say-code.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { findCodeEnd } from '../../../domain/vouchers/voucher-code.ts';
import { isRefusal } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const SAID_KEY = 'oyin.code.said';
/** They say themselves what they make of a code. */
const OWN_WORDS = ['/cart', '/checkout'];

/** Whoever came with a code's link hears what it gives, or why it gives nothing; once in a tab, and over the page. */
export async function announceCode(code: string): Promise<void> {
  if (OWN_WORDS.includes(window.location.pathname) || wasSaid(code)) return;
  try {
    const known = await backgroundApi.call(checkCodeEndpoint, { body: { code } });
    showToast({ kind: 'success', text: describeCode(known) });
  } catch (error) {
    // Without an answer nothing is known; the cart asks again.
    if (isRefusal(error)) showToast({ kind: 'info', text: error.fields.code ?? error.message });
  }
}

export function describeCode(known: KnownCode | KnownVoucher): string {
  if (known.kind === 'voucher') {
    const balance = formatNaira(convertNairaToKobo(known.balance));
    return `Voucher ending ${findCodeEnd(known.text)}: ${balance}. We’ll take it off at checkout.`;
  }
  const gift = sayCode({
    ...readCodeTerms(known),
    // Its products are known by their ids alone.
    productNames: known.productIds.length > 0 ? ['selected products'] : [],
    isFirstOrderOnly: false,
    startsOn: null,
    endsOn: null,
    usesMax: null,
    usesMaxPerPerson: null,
  });
  return `Code ${known.text}: ${gift}. We’ll apply it in your cart.`;
}

function wasSaid(code: string): boolean {
  try {
    if (sessionStorage.getItem(SAID_KEY) === code) return true;
    sessionStorage.setItem(SAID_KEY, code);
  } catch {
    // Where nothing may be stored it is said again.
  }
  return false;
}
