import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type GoToLogin = (state?: object) => Promise<void>;

/**
 * Resolves when the login screen is on the screen; the router alone promises only that it has been fetched. Whoever is signed in
 * must stay so until then: a guarded page that loses its user sets out for the login screen itself, with a memory of its own.
 */
export function useGoToLogin(): GoToLogin {
  const navigate = useNavigate();
  const { key } = useLocation();
  const shownKey = useRef(key);
  const waiting = useRef(new Set<() => void>());

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    for (const arrive of waiting.current) arrive();
    waiting.current.clear();
  }, [key]);

  useEffect(() => {
    const { current } = waiting;
    // Whoever waits for a page that is taken away would wait for ever, and hold back what comes after.
    return () => {
      for (const arrive of current) arrive();
    };
  }, []);

  return useCallback(
    async (state) => {
      const arrival = new Promise<void>((resolve) => {
        waiting.current.add(resolve);
      });
      await navigate('/login', { state });
      await arrival;
    },
    [navigate],
  );
}
