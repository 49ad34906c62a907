import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from './auth-context.tsx';
import { chooseArrival, takeOrigin } from './login-origin.ts';
import { useReturn } from './use-return.ts';

/** Takes whoever is signed in away from an access screen, back to where they wanted to go. */
export function useLeaveWhenSignedIn(): void {
  const { currentUser, isAdmin, logoutLoading } = useAuth();
  const { state: locationState } = useLocation();
  const returnTo = useReturn();
  const hasLeft = useRef(false);
  const isSignedIn = currentUser !== null && !logoutLoading;

  useEffect(() => {
    if (!isSignedIn || hasLeft.current) return;
    hasLeft.current = true;
    returnTo(chooseArrival(takeOrigin({ locationState, page: window }), { isAdmin }));
  }, [isSignedIn, isAdmin, locationState, returnTo]);
}
