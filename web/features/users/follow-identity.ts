import type { AuthEvent } from './auth-state.ts';
import type { Identity, IdentityUser } from './identity.ts';

type FollowIdentityParts = {
  readonly identity: Pick<Identity, 'observe' | 'readClaims'>;
  readonly dispatch: (event: AuthEvent) => void;
  readonly log: (message: string, error: unknown) => void;
};

/** Turns the provider's news into changes of the auth state until the returned function is called. Older news never overtakes newer. */
export function followIdentity({ identity, dispatch, log }: FollowIdentityParts): () => void {
  let latestNews: object = {};

  async function hear(user: IdentityUser | null) {
    const news = {};
    latestNews = news;
    const event = user ? await readUser(user) : ({ type: 'nobody-signed-in' } as const);
    if (latestNews === news) dispatch(event);
  }

  async function readUser(user: IdentityUser): Promise<AuthEvent> {
    try {
      return { type: 'user-known', user, claims: await identity.readClaims(user) };
    } catch (error) {
      log('Reading the claims of the signed-in user failed', error);
      return { type: 'claims-unreadable' };
    }
  }

  const stopObserving = identity.observe((user) => void hear(user));
  return () => {
    latestNews = {};
    stopObserving();
  };
}
