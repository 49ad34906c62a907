import type { AuthEvent } from './auth-state.ts';
import type { Identity, IdentityListener, IdentityUser } from './identity.ts';

type FollowIdentityParts = {
  readonly identity: Pick<Identity, 'observe' | 'readClaims'>;
  readonly dispatch: (event: AuthEvent) => void;
  /** Takes whoever's session has ended to the login screen; resolves when it is shown. */
  readonly goToLogin: () => void | Promise<void>;
  readonly log: (message: string, error: unknown) => void;
  readonly isOffline: () => Promise<boolean>;
};

/** Turns the provider's news into changes of the auth state until the returned function is called. Older news never overtakes newer. */
export function followIdentity({
  identity,
  dispatch,
  goToLogin,
  log,
  isOffline,
}: FollowIdentityParts): () => void {
  let latestNews: object = {};
  let leaving: Promise<void> | undefined;

  const handleChange: IdentityListener = async (user, cause) => {
    const news = {};
    latestNews = news;
    if (cause === 'session-ended') {
      leaving ??= leave();
      return;
    }
    const event = user ? await readUser(user) : ({ type: 'nobody-signed-in' } as const);
    if (leaving) await leaving;
    if (latestNews === news) dispatch(event);
  };

  /** As with signing out, the user stays until the login screen is there: a guarded page would otherwise send them off first. */
  async function leave(): Promise<void> {
    dispatch({ type: 'sign-out-started' });
    await goToLogin();
    dispatch({ type: 'sign-out-ended' });
    leaving = undefined;
  }

  async function readUser(user: IdentityUser): Promise<AuthEvent> {
    try {
      return { type: 'user-known', user, claims: await identity.readClaims(user) };
    } catch (error) {
      log('Reading the claims of the signed-in user failed', error);
      // Nobody can be asked; what is kept in this browser is theirs to read, as a customer.
      if (await isOffline()) return { type: 'user-known', user, claims: { admin: false, role: null } };
      return { type: 'claims-unreadable' };
    }
  }

  const stopObserving = identity.observe(handleChange);
  return () => {
    latestNews = {};
    stopObserving();
  };
}
