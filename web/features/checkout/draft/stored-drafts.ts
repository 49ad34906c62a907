/** Where this tab keeps an order before it is placed; it ends with the tab at the latest. */
export const CHECKOUT_DRAFT_KEY = 'checkout-draft';

/** A guest who signs in goes on with what they typed; somebody else's draft is none of theirs. */
export function mayGoOn(ownerId: string | null, uid: string | null): boolean {
  return ownerId === null || ownerId === uid;
}

export function forgetDraft(
  page: { readonly sessionStorage: Pick<Storage, 'removeItem'> },
  name = CHECKOUT_DRAFT_KEY,
): void {
  try {
    page.sessionStorage.removeItem(name);
  } catch {
    // Where storage is forbidden nothing is kept there either.
  }
}

/** Reads no more of the drafts than whose they are: this runs on every page, and what a draft means is known at the checkout alone. */
export function forgetDraftsOfOthers(page: { readonly sessionStorage: Storage }, uid: string | null): void {
  for (const name of listDraftNames(page)) {
    if (!mayGoOn(readOwnerId(page.sessionStorage.getItem(name)), uid)) forgetDraft(page, name);
  }
}

function listDraftNames(page: { readonly sessionStorage: Storage }): readonly string[] {
  try {
    return Object.keys(page.sessionStorage).filter((name) => name.startsWith(CHECKOUT_DRAFT_KEY));
  } catch {
    return [];
  }
}

function readOwnerId(text: string | null): string | null {
  try {
    const { ownerId }: { readonly ownerId?: unknown } = Object(JSON.parse(text ?? 'null'));
    return typeof ownerId === 'string' ? ownerId : null;
  } catch {
    return null;
  }
}
