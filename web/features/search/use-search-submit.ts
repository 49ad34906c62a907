import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { createSubmitGuard } from './submit-guard.ts';

/** Opens the results of a query. */
export function useSearchSubmit(): (query: string) => void {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const [guard] = useState(() =>
    createSubmitGuard((query) => void latestNavigate.current(`/search?${new URLSearchParams({ q: query })}`)),
  );
  useEffect(() => guard.drop, [guard]);
  return guard.submit;
}
