import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** The way from an access screen to where somebody wanted to go. */
export function useReturn(): (origin: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (origin) => {
      // The admin area is a document of its own, with its own rules for styles.
      if (origin.startsWith('/admin')) window.location.replace(origin);
      else void navigate(origin, { replace: true });
    },
    [navigate],
  );
}
