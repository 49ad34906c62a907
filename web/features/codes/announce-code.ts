import type { checkCodeEndpoint, KnownCode, KnownVoucher } from '../../../contract/codes.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { isRefusal } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const SAID_KEY = 'oyin.code.said';
/** They say themselves what they make of a code. */
const OWN_WORDS = ['/cart', '/checkout'];

/**
 * Whoever came with a code's link hears what it gives, or why it gives nothing; once in a tab, and over the page. It needs
 * nothing that the page has not loaded, so the sentence is the server's.
 */
export async function announceCode(code: string): Promise<void> {
  if (OWN_WORDS.includes(window.location.pathname) || wasSaid(code)) return;
  try {
    const body = { code };
    const known = await backgroundApi.ask<typeof checkCodeEndpoint>('POST /api/codes/check', { body });
    if (isKnown(known)) showToast({ kind: 'success', text: describeCode(known) });
  } catch (error) {
    // Without an answer nothing is known; the cart asks again.
    if (isRefusal(error)) showToast({ kind: 'info', text: error.fields.code ?? error.message });
  }
}

/** Read by hand, because a schema would have to be loaded. */
function isKnown(answer: unknown): answer is KnownCode | KnownVoucher {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && 'text' in answer;
}

export function describeCode(known: KnownCode | KnownVoucher): string {
  if (known.kind === 'voucher') {
    return `We’ll use your ${formatNaira(convertNairaToKobo(known.balance))} voucher at checkout.`;
  }
  const { text, says } = known;
  return `Code ${text}${says ? `: ${says}` : ''}. We’ll apply it in your cart.`;
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
