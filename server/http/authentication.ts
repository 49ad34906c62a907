import type { TokenClaims } from '../../contract/sessions.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { IdentityPort } from '../ports/identity.ts';
import type { Actor } from './app-environment.ts';
import { createTokenVerifier, type TokenProvider } from './authentication-token.ts';

export const UNAUTHENTICATED = refuse('unauthenticated', 'unauthenticated', 'User not authenticated');
const INVALID_TOKEN = refuse(
  'unauthenticated',
  'invalid_token',
  'Your session is no longer valid. Please sign in again.',
);
export const SESSION_ENDED = refuse(
  'unauthenticated',
  'session_ended',
  'Your session has ended. Please sign in again.',
);

export type AuthenticationParts = {
  readonly identity: TokenProvider & Pick<IdentityPort, 'readCookieMark' | 'findCookieSession'>;
  /** Reads the rows: what has been revoked is gone from them at once. */
  readonly findActor: (sessionId: string) => Promise<Actor | undefined>;
  /** A paired tablet of the kitchen; undefined: it is none. Left out: there are none. */
  readonly readDevice?: (headers: Headers, isWrite: boolean) => Promise<Result<Actor> | undefined>;
};

export type Authentication = ReturnType<typeof createAuthentication>;

export function createAuthentication({ identity, findActor, readDevice }: AuthenticationParts) {
  const verifyToken = createTokenVerifier(identity);

  /** Another tab may have signed in as somebody else, and this one must not go on as who it was. */
  async function isOfAnotherUser(claims: TokenClaims, headers: Headers): Promise<boolean> {
    const mark = identity.readCookieMark(headers);
    if (mark === undefined || mark === claims.mark) return false;
    const cookieSession = await identity.findCookieSession(headers);
    return cookieSession !== undefined && cookieSession.userId !== claims.sub;
  }

  return {
    /** What the bearer token says, if there is one. Good for at most five minutes after anything was revoked. */
    async readToken(headers: Headers): Promise<Result<Actor | undefined>> {
      const authorization = headers.get('authorization');
      if (authorization === null) return accept(undefined);
      const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
      const claims = await verifyToken(token);
      if (!claims || (await isOfAnotherUser(claims, headers))) return INVALID_TOKEN;
      return accept({
        userId: claims.sub,
        sessionId: claims.sid,
        email: claims.email,
        role: claims.role,
      });
    },

    readDevice: async (headers: Headers, isWrite: boolean) => readDevice?.(headers, isWrite),

    /** What the database says of the token's session now. */
    async confirm({ sessionId }: Actor): Promise<Result<Actor>> {
      const actor = await findActor(sessionId);
      return actor ? accept(actor) : SESSION_ENDED;
    },

    /** The cookie alone, for what a browser opens without being able to add a header. */
    async readCookie(headers: Headers): Promise<Result<Actor>> {
      const session = await identity.findCookieSession(headers);
      const actor = session && (await findActor(session.sessionId));
      return actor ? accept(actor) : UNAUTHENTICATED;
    },
  };
}
