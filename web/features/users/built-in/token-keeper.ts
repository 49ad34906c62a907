import { type IdentityToken, readIdentityToken } from './identity-token.ts';

/** Enough for a slow line, and for browsers that let the timers of hidden tabs run only once a minute. */
const RENEW_BEFORE_END_MS = 70_000;
/** The last tokens of a session are short-lived, and are not worth a call every second. */
const RENEW_AT_MOST_EVERY_MS = 10_000;
const RETRY_AFTER_MS = 30_000;

type TokenKeeperParts = {
  readonly fetchToken: () => Promise<string>;
  /** Called shortly before the token ends; expected to renew it. */
  readonly onDue: () => Promise<unknown>;
};

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Keeps the identity token, in memory only. */
export function createTokenKeeper({ fetchToken, onDue }: TokenKeeperParts) {
  let token: IdentityToken | undefined;
  let renewal: Promise<IdentityToken> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes when the token is forgotten: what was under way for whoever was signed in then comes too late. */
  let owner = {};

  function forget(): void {
    owner = {};
    token = undefined;
    renewal = undefined;
    clearTimeout(timer);
  }

  /** However many ask, one call serves them all. */
  function renew(): Promise<IdentityToken> {
    renewal ??= fetchFor(owner);
    return renewal;
  }

  async function fetchFor(asker: object): Promise<IdentityToken> {
    try {
      const fetched = readIdentityToken(await fetchToken());
      if (asker !== owner) throw new Error('The token arrived after sign-out');
      token = fetched;
      planRenewal(
        Math.max(fetched.lifetimeMs - RENEW_BEFORE_END_MS, fetched.lifetimeMs / 2, RENEW_AT_MOST_EVERY_MS),
      );
      return fetched;
    } finally {
      if (asker === owner) renewal = undefined;
    }
  }

  function planRenewal(delayMs: number): void {
    const planner = owner;
    clearTimeout(timer);
    timer = setTimeout(() => {
      onDue().catch(() => {
        if (planner === owner) planRenewal(RETRY_AFTER_MS);
      });
    }, delayMs);
  }

  return { current: () => token, renew, forget };
}
