import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Undefined until this browser has looked; null for a link without a secret. */
export type LinkToken = string | null | undefined;

/**
 * The secret of the mailed link. Behind the #, where no server, proxy or referrer sees it, and taken out of the address at once: it
 * has no place in the history or on a screen either.
 */
export function useLinkToken(): LinkToken {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<LinkToken>();

  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    setToken((stored) => found ?? stored ?? null);
    if (found !== null) void navigate(pathname, { replace: true });
  }, [pathname, hash, navigate]);

  return token;
}
