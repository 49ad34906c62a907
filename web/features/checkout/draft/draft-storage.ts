import { type CheckoutDraft, parseDraft, startDraft } from './checkout-draft.ts';
import { makeKey } from './make-key.ts';

/** Where this tab keeps an order before it is placed; it ends with the tab at the latest. */
export const CHECKOUT_DRAFT_KEY = 'checkout-draft';

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Where storage is full or forbidden, a reload loses what was typed, and nothing else. */
export function readDraft(page: Page): CheckoutDraft {
  return findDraft(page) ?? startDraft(makeKey());
}

export function findDraft(page: Page): CheckoutDraft | null {
  try {
    return parseDraft(page.sessionStorage.getItem(CHECKOUT_DRAFT_KEY));
  } catch {
    return null;
  }
}

export function keepDraft(page: Page, draft: CheckoutDraft): void {
  try {
    page.sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // See above.
  }
}

export function forgetDraft(page: Page): void {
  try {
    page.sessionStorage.removeItem(CHECKOUT_DRAFT_KEY);
  } catch {
    // Then nothing is kept there either.
  }
}
