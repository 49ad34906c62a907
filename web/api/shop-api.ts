import { createApiClient } from './api-client.ts';
import { goToLogin } from './go-to-login.ts';
import { fetchListening } from './line-signs.ts';
import { signedOutTokens, type TokenSource } from './token-source.ts';

let tokenSource: TokenSource = signedOutTokens;

/** Identity hands over its tokens once it has started. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

const parts = {
  fetch: fetchListening,
  tokens: {
    currentToken: () => tokenSource.currentToken(),
    refreshToken: () => tokenSource.refreshToken(),
  },
  log: (message: string, details: Readonly<Record<string, string | number>>) =>
    console.error(message, details),
};

/** The client every screen uses. `window` is first touched by a request, so server rendering can import this. */
export const shopApi = createApiClient({ ...parts, goToLogin: () => goToLogin(window) });

/** For calls that nobody asked for, such as keeping the session: one that is refused takes nobody away from their page. */
export const backgroundApi = createApiClient({ ...parts, goToLogin: () => {} });
