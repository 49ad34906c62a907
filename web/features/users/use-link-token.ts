import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Undefined until this browser has looked; null for a link without a secret. */
export type LinkToken = string | null | undefined;

/**
 * The secret of the mailed link. Behind the #, where no server, proxy or referrer sees it, and taken out of the address at once: it
 * has no place on a screen or in a list of visited pages. It stays with the tab's own entry, so that the page can be reloaded.
 */
export function useLinkToken(): LinkToken {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<LinkToken>();

  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get('token');
    setToken((stored) => found ?? stored ?? readStoredToken(state));
    if (found !== null) void navigate(pathname, { replace: true, state: { linkToken: found } });
  }, [pathname, hash, state, navigate]);

  return token;
}

function readStoredToken(state: unknown): string | null {
  const token = (state as { readonly linkToken?: unknown } | null)?.linkToken;
  return typeof token === 'string' ? token : null;
}
