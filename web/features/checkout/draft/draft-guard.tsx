import { useEffect } from 'react';
import { useAuth } from '../../users/auth-context.tsx';
import { forgetDraftsOfOthers } from './stored-drafts.ts';

/** Whoever signs out leaves no name and no address behind, on whichever page they are. */
export function DraftGuard() {
  const { currentUser, authLoading } = useAuth();
  const uid = currentUser?.uid ?? null;
  useEffect(() => {
    if (!authLoading) forgetDraftsOfOthers(window, uid);
  }, [authLoading, uid]);
  return null;
}
