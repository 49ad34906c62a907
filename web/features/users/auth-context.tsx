import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast.ts';
import { type AuthState, changeAuthState, INITIAL_AUTH_STATE } from './auth-state.ts';
import { followIdentity } from './follow-identity.ts';
import type { Identity } from './identity.ts';
import { signOut } from './sign-out.ts';

export type Auth = AuthState & {
  readonly identity: Identity;
  readonly signOut: () => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

type AuthProviderProps = { readonly identity: Identity; readonly children: ReactNode };

export function AuthProvider({ identity, children }: AuthProviderProps) {
  const [state, dispatch] = useReducer(changeAuthState, INITIAL_AUTH_STATE);
  const navigate = useNavigate();

  useEffect(() => followIdentity({ identity, dispatch, log: console.error }), [identity]);

  const signOutHere = useCallback(
    () => signOut({ identity, dispatch, goToLogin: () => navigate('/login'), showToast, log: console.error }),
    [identity, navigate],
  );

  const auth = useMemo(() => ({ ...state, identity, signOut: signOutHere }), [state, identity, signOutHere]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
