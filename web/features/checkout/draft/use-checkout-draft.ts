import { useCallback, useEffect, useRef, useState } from 'react';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { useAuth } from '../../users/auth-context.tsx';
import { adoptDraft, fillContact } from './change-draft.ts';
import { type CheckoutDraft, NO_CONTACT, startDraft, type TypedContact } from './checkout-draft.ts';
import { keepDraft, readDraft } from './draft-storage.ts';
import { CHECKOUT_DRAFT_KEY, forgetDraft } from './stored-drafts.ts';

export type ChangeDraft = (
  change: Partial<CheckoutDraft> | ((draft: CheckoutDraft) => CheckoutDraft),
) => void;

export type HeldDraft = {
  readonly draft: CheckoutDraft;
  readonly change: ChangeDraft;
  /** The latest, for what goes on while the screen is drawn. */
  readonly read: () => CheckoutDraft;
  readonly forget: () => void;
};

/** What is being typed, and the contact where it is known, kept with every change so that a reload loses nothing. In the browser only. */
export function useCheckoutDraft(name = CHECKOUT_DRAFT_KEY, contact: TypedContact = NO_CONTACT): HeldDraft {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid ?? null;
  // There from the first sight, so that nothing closes or moves when it is filled in.
  const [known] = useState(contact);
  const [draft, setDraft] = useState(() => fillContact(readDraft(window, name), known));
  const latest = useRef(draft);

  const change = useCallback<ChangeDraft>(
    (wanted) => {
      const before = latest.current;
      const changed = typeof wanted === 'function' ? wanted(before) : { ...before, ...wanted };
      latest.current = changed;
      keepDraft(window, changed, name);
      setDraft(changed);
    },
    [name],
  );

  useEffect(() => {
    if (!authLoading)
      change(
        (before) =>
          adoptDraft(before, uid, known) ??
          fillContact({ ...startDraft(makeRandomKey()), ownerId: uid }, known),
      );
  }, [authLoading, uid, known, change]);

  const read = useCallback(() => latest.current, []);
  const forget = useCallback(() => forgetDraft(window, name), [name]);
  return { draft, change, read, forget };
}
