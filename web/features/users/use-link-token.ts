import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Undefined until this browser has looked; null for a link without a secret. */
export type LinkToken = string | null | undefined;

/** The secret of the mailed link, taken out of the address at once: it has no place in the history, on a screen or in another site's log. */
export function useLinkToken(): LinkToken {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<LinkToken>();

  useEffect(() => {
    const found = new URLSearchParams(search).get('token');
    setToken((stored) => found ?? stored ?? null);
    if (found !== null) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);

  return token;
}
