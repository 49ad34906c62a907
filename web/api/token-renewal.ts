import { runInterruptibly } from './interruption.ts';
import type { TokenSource } from './token-source.ts';

type TokenRenewalParts = {
  readonly tokens: TokenSource;
  readonly timeoutMs: number;
  readonly onFailure: (error: unknown) => void;
};

/** Gives a token newer than the one the server refused. However many requests were refused, one refresh serves them all. */
export function createTokenRenewal({ tokens, timeoutMs, onFailure }: TokenRenewalParts) {
  let refreshUnderWay: Promise<string> | undefined;

  async function refresh(): Promise<string> {
    try {
      return await runInterruptibly({ timeoutMs }, async () => tokens.refreshToken());
    } catch (error) {
      onFailure(error);
      throw error;
    } finally {
      refreshUnderWay = undefined;
    }
  }

  return function renewToken(refusedToken: string | undefined): Promise<string> {
    const currentToken = tokens.currentToken();
    const isRenewedAlready = currentToken !== undefined && currentToken !== refusedToken;
    if (isRenewedAlready) return Promise.resolve(currentToken);
    refreshUnderWay ??= refresh();
    return refreshUnderWay;
  };
}
