import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { holdNews } from '../../api/hold-news.ts';
import { isShopThere } from '../../api/is-shop-there.ts';
import { leaveCalmly } from '../../api/shop-api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { forgetOwnedDrafts } from '../../ui/form/drafts/owned-drafts.ts';
import { type AuthState, changeAuthState, INITIAL_AUTH_STATE } from './auth-state.ts';
import { followIdentity } from './follow-identity.ts';
import { forgetStoredAuthState } from './forget-auth-state.ts';
import type { Identity } from './identity.ts';
import { rememberSessionEnd } from './login-notice.ts';
import { signOut } from './sign-out.ts';
import { prepareSignOut } from './sign-out-context.ts';

export type Auth = AuthState & {
  readonly identity: Identity;
  readonly signOut: () => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = { readonly identity: Identity; readonly children: ReactNode };

export function AuthProvider({ identity, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(changeAuthState, INITIAL_AUTH_STATE);
  const goToLogin = useGoToLogin();

  useEffect(() => forgetStoredAuthState(window), []);

  useEffect(() => {
    const leave = () => goToLogin(rememberSessionEnd(window.location));
    const isOffline = async () => !navigator.onLine || !(await isShopThere(window.fetch.bind(window)));
    return followIdentity({ identity, dispatch, goToLogin: leave, log: console.error, isOffline });
  }, [identity, goToLogin]);

  const signOutHere = useCallback(
    () =>
      holdNews(() =>
        leaveCalmly(() =>
          signOut({
            identity,
            dispatch,
            prepare: async () => {
              await prepareSignOut(console.error);
              forgetOwnedDrafts(() => window.localStorage);
            },
            goToLogin,
            showToast,
            log: console.error,
          }),
        ),
      ),
    [identity, goToLogin],
  );

  const auth = useMemo(() => ({ ...state, identity, signOut: signOutHere }), [state, identity, signOutHere]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

type GoToLogin = (state?: object) => Promise<void>;

/**
 * Resolves when the login screen is on the screen; the router alone promises only that it has been fetched. Whoever is signed in
 * must stay so until then: a guarded page that loses its user sets out for the login screen itself, with a memory of its own.
 */
function useGoToLogin(): GoToLogin {
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
