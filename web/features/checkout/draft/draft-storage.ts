import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { type CheckoutDraft, parseDraft, startDraft } from './checkout-draft.ts';
import { CHECKOUT_DRAFT_KEY, mayGoOn } from './stored-drafts.ts';

/** A checkout of its own, such as for a quote, keeps its draft beside the cart's. */
export function nameDraftOf(subject: string): string {
  return `${CHECKOUT_DRAFT_KEY}:${subject}`;
}

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'> };

/** Where storage is full or forbidden, a reload loses what was typed, and nothing else. */
export function readDraft(page: Page, name = CHECKOUT_DRAFT_KEY): CheckoutDraft {
  return findDraft(page, name) ?? startDraft(makeRandomKey());
}

export function findDraft(page: Page, name = CHECKOUT_DRAFT_KEY): CheckoutDraft | null {
  try {
    return parseDraft(page.sessionStorage.getItem(name));
  } catch {
    return null;
  }
}

/** The cart's order that this visitor has sent and never got an answer to. */
export function findUnsettled(page: Page, uid: string | null): CheckoutDraft | null {
  const draft = findDraft(page);
  return draft && draft.unanswered.length > 0 && mayGoOn(draft.ownerId, uid) ? draft : null;
}

export function keepDraft(page: Page, draft: CheckoutDraft, name = CHECKOUT_DRAFT_KEY): void {
  try {
    page.sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // See above.
  }
}
