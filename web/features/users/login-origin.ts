import { LOGIN_ORIGIN_KEY } from '../../api/go-to-login.ts';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The state to give a navigation to the login screen. */
export function rememberOrigin({ pathname, search, hash }: Place): { readonly origin: string } {
  return { origin: `${pathname}${search}${hash}` };
}

type OriginSources = {
  /** Set by a guarded route on the way here. */
  readonly locationState: unknown;
  /** Set by the API client when the session ended; it leaves the page altogether. */
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>;
};

/** Where to go after signing in; home when nobody remembered anything better. What the session kept is used once. */
export function takeOrigin({ locationState, storage }: OriginSources): string {
  return [readState(locationState), takeStored(storage)].find(isOwnPath) ?? '/';
}

function readState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'origin' in state ? state.origin : undefined;
}

function takeStored(storage: OriginSources['storage']): string | null {
  try {
    const origin = storage.getItem(LOGIN_ORIGIN_KEY);
    storage.removeItem(LOGIN_ORIGIN_KEY);
    return origin;
  } catch {
    // Storage can be forbidden.
    return null;
  }
}

/** Never another site: `//elsewhere.example` is one, and so is `/\elsewhere.example` to a browser. */
function isOwnPath(origin: unknown): origin is string {
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) && !/^\/login(?:[/?#]|$)/.test(origin);
}
