import { useEffect } from 'react';
import { useAuth } from '../../users/auth-context.tsx';
import { adoptDraft } from './change-draft.ts';
import { findDraft, forgetDraft, listDraftNames } from './draft-storage.ts';

/** Whoever signs out leaves no name and no address behind, on whichever page they are. */
export function DraftGuard() {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid ?? null;
  useEffect(() => {
    if (authLoading) return;
    for (const name of listDraftNames(window)) {
      const draft = findDraft(window, name);
      if (draft && !adoptDraft(draft, uid)) forgetDraft(window, name);
    }
  }, [authLoading, uid]);
  return null;
}
