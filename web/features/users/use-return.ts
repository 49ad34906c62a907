import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isWorkArea } from '../../ui/browser/work-area.ts';

/** The way from an access screen to where somebody wanted to go. */
export function useReturn(): (origin: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (origin) => {
      // Where staff work is a document of its own, with its own rules for styles.
      if (isWorkArea(origin)) window.location.replace(origin);
      else void navigate(origin, { replace: true });
    },
    [navigate],
  );
}
