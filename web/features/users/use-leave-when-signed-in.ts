import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ARRIVAL } from './arrival.ts';
import { useAuth } from './auth-context.tsx';
import { takeOrigin } from './login-origin.ts';

/** Takes whoever is signed in away from an access screen, back to where they wanted to go. */
export function useLeaveWhenSignedIn(): void {
  const { currentUser, logoutLoading } = useAuth();
  const { state: locationState } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const isSignedIn = currentUser !== null && !logoutLoading;

  useEffect(() => {
    if (!isSignedIn || hasLeft.current) return;
    hasLeft.current = true;
    const origin = takeOrigin({ locationState, page: window });
    // The admin area is a document of its own, with its own rules for styles.
    if (origin.startsWith('/admin')) window.location.replace(origin);
    else void navigate(origin, { replace: true, state: ARRIVAL });
  }, [isSignedIn, locationState, navigate]);
}
