import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Resolves once what is left is gone from the screen; the router alone promises only that the next page has been fetched. */
export function useLeaveFor(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const notifyGone = useRef(() => {});
  useEffect(() => () => notifyGone.current(), []);
  return useCallback(
    async (to, options) => {
      const gone = new Promise<void>((resolve) => {
        notifyGone.current = resolve;
      });
      await navigate(to, options);
      await gone;
    },
    [navigate],
  );
}
