import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** While leaving would lose something, asks first: a link and the back button by our own question, the closing of the tab by the browser's. */
export function useLeaveWarning(isRisky: boolean): {
  readonly blocker: Blocker;
  /** For a step that the screen itself makes after saving. */
  readonly allowLeaving: () => void;
} {
  const isAllowed = useRef(false);
  // A screen that is saved and goes on by itself does so in the same drawing, before the router hears of another question.
  const latestRisk = useRef(isRisky);
  useLayoutEffect(() => {
    latestRisk.current = isRisky;
  }, [isRisky]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latestRisk.current &&
      !isAllowed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Whose session has ended cannot stay, and finds their draft again once they have signed in.
      nextLocation.pathname !== '/login',
  );

  // Whoever saves and goes on at once is asked only until it is saved.
  useEffect(() => {
    if (!isRisky && blocker.state === 'blocked') blocker.proceed();
  }, [isRisky, blocker]);

  useEffect(() => {
    if (!isRisky) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRisky]);

  const allowLeaving = () => {
    isAllowed.current = true;
  };
  return { blocker, allowLeaving };
}
