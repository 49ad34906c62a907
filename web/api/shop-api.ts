import { createApiClient } from './api-client.ts';
import { goToLogin } from './go-to-login.ts';
import { signedOutTokens, type TokenSource } from './token-source.ts';

let tokenSource: TokenSource = signedOutTokens;

/** Identity hands over its tokens once it has started. */
export function setTokenSource(source: TokenSource): void {
  tokenSource = source;
}

/** The client every screen uses. `window` is first touched by a request, so server rendering can import this. */
export const shopApi = createApiClient({
  fetch: (address, init) => window.fetch(address, init),
  tokens: {
    currentToken: () => tokenSource.currentToken(),
    refreshToken: () => tokenSource.refreshToken(),
  },
  goToLogin: () => goToLogin(window),
  log: (message, details) => console.error(message, details),
});
