/** Who is signed in, as far as the API client has to know. */
export type TokenSource = {
  /** Undefined while nobody is signed in or the token is not there yet. */
  readonly currentToken: () => string | undefined;
  /** Somebody is signed in, and their token is still to come: until then a call would go out as a stranger's. */
  readonly isAwaited?: () => boolean;
  /** Fetches a new token, which is then the current one. Must not go through the API client, which waits for it. */
  readonly refreshToken: () => Promise<string>;
};

export const signedOutTokens: TokenSource = {
  currentToken: () => undefined,
  refreshToken: () => Promise.reject(new Error('No user is currently logged in')),
};

/** The current token, or a new one where there is none; why there is none stays in the error's cause. */
export async function getAuthenticationToken(source: TokenSource): Promise<string> {
  try {
    return source.currentToken() ?? (await source.refreshToken());
  } catch (cause) {
    throw new Error('Failed to get authentication token', { cause });
  }
}
