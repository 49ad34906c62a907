import type { StaffRole } from '../../../domain/users/roles.ts';
import type { IdentityClaims, IdentityUser } from './identity.ts';

export type CurrentUser = IdentityUser & {
  readonly isAdmin: boolean;
  /** Null: a customer. */
  readonly role: StaffRole | null;
};

export type AuthState = {
  readonly currentUser: CurrentUser | null;
  readonly isAdmin: boolean;
  /** Until the provider has said for the first time who is signed in. */
  readonly authLoading: boolean;
  readonly logoutLoading: boolean;
};

export type AuthEvent =
  | { readonly type: 'user-known'; readonly user: IdentityUser; readonly claims: IdentityClaims }
  | { readonly type: 'nobody-signed-in' }
  /** Whoever it is, without claims the shop cannot say what they may do: they count as signed out. */
  | { readonly type: 'claims-unreadable' }
  | { readonly type: 'sign-out-started' }
  | { readonly type: 'sign-out-ended' };

export const INITIAL_AUTH_STATE: AuthState = {
  currentUser: null,
  isAdmin: false,
  authLoading: true,
  logoutLoading: false,
};

const SIGNED_OUT: AuthState = { ...INITIAL_AUTH_STATE, authLoading: false };

export function changeAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'user-known': {
      const isAdmin = event.claims.admin;
      const currentUser = keepIfSame(state.currentUser, { ...event.user, isAdmin, role: event.claims.role });
      return { ...state, currentUser, isAdmin, authLoading: false };
    }
    case 'nobody-signed-in':
      // While signing out, the provider may say so before the way to the login screen is finished.
      return state.logoutLoading ? state : SIGNED_OUT;
    case 'claims-unreadable':
    case 'sign-out-ended':
      return SIGNED_OUT;
    case 'sign-out-started':
      return { ...state, logoutLoading: true };
  }
}

/** Hearing again what is known already is no reason for screens to load anything anew. */
function keepIfSame(known: CurrentUser | null, latest: CurrentUser): CurrentUser {
  const fields = Object.keys(latest) as (keyof CurrentUser)[];
  return known && fields.every((field) => known[field] === latest[field]) ? known : latest;
}
