import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { type AuthEvent, type AuthState, changeAuthState, INITIAL_AUTH_STATE } from './auth-state.ts';
import { followIdentity } from './follow-identity.ts';
import { forgetStoredAuthState } from './forget-auth-state.ts';
import type { Identity } from './identity.ts';
import { rememberSessionEnd } from './login-notice.ts';
import { signOut } from './sign-out.ts';

export type Auth = AuthState & {
  readonly identity: Identity;
  readonly signOut: () => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = { readonly identity: Identity; readonly children: ReactNode };

export function AuthProvider({ identity, children }: AuthProviderProps) {
  const [state, dispatch] = useAuthState();
  const navigate = useNavigate();

  useEffect(() => forgetStoredAuthState(window), []);

  useEffect(() => {
    const goToLogin = () => navigate('/login', { state: rememberSessionEnd(window.location) });
    return followIdentity({ identity, dispatch, goToLogin, log: console.error });
  }, [identity, dispatch, navigate]);

  const signOutHere = useCallback(
    () => signOut({ identity, dispatch, goToLogin: () => navigate('/login'), showToast, log: console.error }),
    [identity, dispatch, navigate],
  );

  const auth = useMemo(() => ({ ...state, identity, signOut: signOutHere }), [state, identity, signOutHere]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function useAuthState(): [AuthState, (event: AuthEvent) => void] {
  const [state, dispatchAtOnce] = useReducer(changeAuthState, INITIAL_AUTH_STATE);
  const dispatch = useCallback((event: AuthEvent) => {
    // The router shows pages in transitions; in one as well, this is not seen before the login screen is. A guarded page that
    // lost its user before would set out for the login screen itself, with a memory of its own.
    if (event.type === 'sign-out-ended') startTransition(() => dispatchAtOnce(event));
    else dispatchAtOnce(event);
  }, []);
  return [state, dispatch];
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
