import { SECOND_FACTOR_DUE } from '../../domain/users/demanded-factor.ts';
import { ROLE_REQUIRED } from '../../domain/users/roles.ts';
import { createApiClient } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { goToLogin } from './go-to-login.ts';
import { fetchListening } from './line-signs.ts';
import { readPin } from './staff-pin.ts';
import { signedOutTokens, type TokenSource } from './token-source.ts';

/** Where a second factor is set up; the mark says that the work waits for it. */
const TWO_STEP_PLACE = '/account?two-step#security';

let tokenSource: TokenSource = signedOutTokens;

/** Identity hands over its tokens once it has started. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

type ProveAgain = (signal: AbortSignal | undefined) => Promise<boolean>;

/** Where nobody can be asked, the refusal is shown as it is. */
let proveAgain: ProveAgain = async () => false;

/** A screen that can ask who somebody is offers to, as long as it is there. */
export function offerProof(ask: ProveAgain): () => void {
  proveAgain = ask;
  return () => {
    if (proveAgain === ask) proveAgain = async () => false;
  };
}

const parts = {
  fetch: fetchListening,
  tokens: {
    currentToken: () => tokenSource.currentToken(),
    isAwaited: () => tokenSource.isAwaited?.() ?? false,
    refreshToken: () => tokenSource.refreshToken(),
  },
  log: (message: string, details: Readonly<Record<string, string | number>>) =>
    console.error(message, details),
  readPin,
  // Whoever lost the role while nobody could tell this page has a token that still claims it; a fresh one does not.
  onRefusal: ({ code }: ApiError) => {
    if (code === SECOND_FACTOR_DUE) window.location.assign(TWO_STEP_PLACE);
    if (code !== ROLE_REQUIRED) return;
    tokenSource
      .refreshToken()
      .catch((error: unknown) => console.error('Refreshing the user’s role failed', error));
  },
};

const isTablet = (path: string) => /^\/tablet(?:\/|$)/.test(path);

let leavingCount = 0;

/** Whoever leaves on their own is not sent to sign in again, and back here, by a call that was still under way. */
export async function leaveCalmly(leave: () => Promise<void>): Promise<void> {
  leavingCount += 1;
  try {
    await leave();
  } finally {
    leavingCount -= 1;
  }
}

/** The client every screen uses. `window` is first touched by a request, so server rendering can import this. */
export const shopApi = createApiClient({
  ...parts,
  proveAgain: (signal) => proveAgain(signal),
  goToLogin: () => {
    if (leavingCount > 0) return;
    // A tablet has nobody to sign in: it begins anew, and is paired again if it has to be.
    if (isTablet(window.location.pathname)) window.location.reload();
    else goToLogin(window);
  },
});

/** For calls that nobody asked for, such as keeping the session: one that is refused takes nobody away from their page. */
export const backgroundApi = createApiClient({ ...parts, goToLogin: () => {} });
