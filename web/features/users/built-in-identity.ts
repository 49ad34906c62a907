import { ApiError } from '../../api/api-error.ts';
import { getAuthenticationToken, signedOutTokens, type TokenSource } from '../../api/token-source.ts';
import { createIdentityCalls, type Fetch } from './built-in/identity-calls.ts';
import { type IdentityToken, readIdentityToken } from './built-in/identity-token.ts';
import { createTabNews, type NewsChannel, type TabNews } from './built-in/tab-news.ts';
import { createTokenKeeper } from './built-in/token-keeper.ts';
import type { Identity, IdentityListener, IdentityUser } from './identity.ts';

export type BuiltInIdentityParts = {
  readonly fetch: Fetch;
  readonly openChannel: () => NewsChannel;
  /** Calls back when the line or the page returns; much may have happened in between. */
  readonly watchReturn: (onReturn: () => void) => void;
  readonly goTo: (address: string) => void;
  readonly log: (message: string, error: unknown) => void;
};

export type BuiltInIdentity = Identity & { readonly tokens: TokenSource };

/** The shop's own provider, as this browser sees it. */
export function createBuiltInIdentity(parts: BuiltInIdentityParts): BuiltInIdentity {
  const { goTo, log } = parts;
  const calls = createIdentityCalls(parts.fetch);
  const tabs = createTabNews(parts.openChannel);
  const keeper = createTokenKeeper({ fetchToken: calls.fetchToken, onDue: renewToken });
  const listeners = new Set<IdentityListener>();

  /** Undefined until the provider has said who it is. */
  let user: IdentityUser | null | undefined;
  let hasStarted = false;
  /** Changes whenever something is known about the user; the answer to an older question is then out of date. */
  let knowledge = {};
  let refreshing: Promise<void> = Promise.resolve();

  const tokens: TokenSource = {
    currentToken: () => keeper.current()?.text,
    isAwaited: () => Boolean(user) && !keeper.current(),
    refreshToken: async () => {
      // The cookie may outlive a sign-out that failed; whoever wanted to leave is not let in again by it.
      if (user === null) return signedOutTokens.refreshToken();
      const { text } = await renewToken();
      return text;
    },
  };

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    tabs.listen(handleTabNews);
    parts.watchReturn(askInBackground);
    askInBackground();
  }

  function handleTabNews(news: TabNews): void {
    if (news === 'signed-out') notify(null);
    if (news === 'session-ended' && user) notify(null, 'session-ended');
    if (news === 'changed') {
      // The token may be of another user, role or session by now.
      keeper.forget();
      askInBackground();
    }
  }

  function notify(next: IdentityUser | null, cause?: 'session-ended'): void {
    knowledge = {};
    if (next === null) keeper.forget();
    user = next;
    for (const listener of listeners) listener(next, cause);
  }

  function endSession(): void {
    if (!user) return;
    notify(null, 'session-ended');
    tabs.notify('session-ended');
  }

  async function ask(): Promise<void> {
    const askedWith = knowledge;
    const found = await calls.findUser();
    if (askedWith !== knowledge) return;
    if (found === null && user) return endSession();
    if (found && user && found.uid !== user.uid) keeper.forget();
    notify(found);
  }

  function askInBackground(): void {
    ask().catch((error: unknown) => {
      log('Reading who is signed in failed', error);
      if (user === undefined) for (const listener of listeners) listener(null);
    });
  }

  async function renewToken(): Promise<IdentityToken> {
    const before = keeper.current();
    try {
      const token = await keeper.renew();
      if (user && user.uid !== token.uid) askInBackground();
      else if (user && before && before.role !== token.role) announce(user);
      return token;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) endSession();
      throw error;
    }
  }

  /** With a fresh token in hand, so that nobody is shown as signed in whose rights are not known. */
  async function admit(newcomer: IdentityUser): Promise<void> {
    keeper.forget();
    await keeper.renew();
    announce(newcomer);
  }

  async function readAnew(): Promise<void> {
    const found = await calls.findUser();
    if (found) await admit(found);
    else endSession();
  }

  function announce(changedUser: IdentityUser): void {
    notify(changedUser);
    tabs.notify('changed');
  }

  function leave(): void {
    notify(null);
    tabs.notify('signed-out');
  }

  return {
    tokens,

    observe(listener) {
      listeners.add(listener);
      if (user !== undefined) listener(user);
      start();
      return () => listeners.delete(listener);
    },

    async readClaims({ uid }) {
      const token = readIdentityToken(await getAuthenticationToken(tokens));
      if (token.uid !== uid) throw new Error('The identity token belongs to another user');
      return { admin: token.isAdmin, role: token.role };
    },

    readSignInOptions: calls.readSignInOptions,

    async signIn(details) {
      const answer = await calls.signIn(details);
      if ('challenge' in answer) return answer;
      await admit(answer);
      return null;
    },

    async takeSecondStep(answer) {
      await admit(await calls.takeSecondStep(answer));
    },

    beginPasskeySignIn: calls.beginPasskeySignIn,

    async signInWithGoogle(returnPath) {
      goTo(await calls.beginGoogleSignIn(returnPath));
    },

    async register(details) {
      const newcomer = await calls.register(details);
      if (newcomer) await admit(newcomer);
      return newcomer !== null;
    },

    async confirmRegistration(token) {
      await admit(await calls.confirmRegistration(token));
    },

    requestPasswordReset: calls.requestPasswordReset,

    async resetPassword(newPassword) {
      await calls.resetPassword(newPassword);
      leave();
    },

    async signOut() {
      try {
        await calls.signOut();
      } finally {
        leave();
      }
    },

    refresh() {
      // One after the other: two at once would throw away each other's token.
      refreshing = refreshing.then(readAnew, readAnew);
      return refreshing;
    },

    async confirmSession() {
      try {
        await ask();
      } catch (error) {
        log('Confirming the session failed', error);
        if (user) notify(null, 'session-ended');
      }
      return Boolean(user);
    },
  };
}
