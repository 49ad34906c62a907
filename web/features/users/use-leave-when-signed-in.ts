import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAuth } from './auth-context.tsx';
import { chooseArrival, takeOrigin } from './login-origin.ts';
import { nameUser } from './name-user.ts';
import { useReturn } from './use-return.ts';

/** Takes whoever is signed in away from an access screen, back to where they wanted to go; who has just signed in is told as whom. */
export function useLeaveWhenSignedIn(): void {
  const { currentUser, authLoading, logoutLoading } = useAuth();
  const role = currentUser?.role ?? null;
  const { state: locationState } = useLocation();
  const returnTo = useReturn();
  const hasLeft = useRef(false);
  const wasSignedOut = useRef(false);
  const name = currentUser && !logoutLoading ? nameUser(currentUser) : null;

  useEffect(() => {
    if (name === null) wasSignedOut.current ||= !authLoading;
    if (name === null || hasLeft.current) return;
    hasLeft.current = true;
    if (wasSignedOut.current) showToast({ kind: 'success', text: `Signed in as ${name}` });
    returnTo(chooseArrival(takeOrigin({ locationState, page: window }), role));
  }, [name, authLoading, role, locationState, returnTo]);
}
