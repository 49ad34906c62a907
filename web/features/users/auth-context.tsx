import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useReducer } from 'react';
import { isShopThere } from '../../api/is-shop-there.ts';
import { leaveCalmly } from '../../api/shop-api.ts';
import { shopNews } from '../../api/shop-news.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type AuthState, changeAuthState, INITIAL_AUTH_STATE } from './auth-state.ts';
import { followIdentity } from './follow-identity.ts';
import { forgetStoredAuthState } from './forget-auth-state.ts';
import type { Identity } from './identity.ts';
import { rememberSessionEnd } from './login-notice.ts';
import { signOut } from './sign-out.ts';
import { prepareSignOut } from './sign-out-context.ts';
import { useGoToLogin } from './use-go-to-login.ts';

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
      shopNews.holdWhile(() =>
        leaveCalmly(() =>
          signOut({
            identity,
            dispatch,
            prepare: () => prepareSignOut(console.error),
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
