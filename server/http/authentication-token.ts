import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type TokenClaims, tokenClaimsSchema } from '../../contract/sessions.ts';
import type { IdentityPort } from '../ports/identity.ts';

/** An unknown key may be another node's new one; a flood of made-up keys must not become one of queries. */
const DEFAULT_REREAD_EVERY_MS = 3_000;

export type TokenProvider = Pick<IdentityPort, 'tokenIssuer' | 'tokenAudience' | 'readKeySet'>;

export type VerifyToken = (token: string) => Promise<TokenClaims | undefined>;

/** Undefined for every token that the provider did not sign for this shop, or no longer stands by. */
export function createTokenVerifier(
  provider: TokenProvider,
  rereadEveryMs = DEFAULT_REREAD_EVERY_MS,
): VerifyToken {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  function rereadKeys(): Promise<JWTVerifyGetKey> {
    readAt = performance.now();
    const reading = provider.readKeySet().then((keySet) => createLocalJWKSet(keySet as JSONWebKeySet));
    reading.catch(() => {
      if (keys === reading) keys = undefined;
    });
    keys = reading;
    return reading;
  }

  const findKey: JWTVerifyGetKey = async (header, input) => {
    try {
      return await (await (keys ?? rereadKeys()))(header, input);
    } catch (error) {
      const isWorthRereading = performance.now() - readAt >= rereadEveryMs;
      if (!(error instanceof errors.JWKSNoMatchingKey) || !isWorthRereading) throw error;
      return (await rereadKeys())(header, input);
    }
  };

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['EdDSA'],
        issuer: provider.tokenIssuer,
        audience: provider.tokenAudience,
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      return tokenClaimsSchema.safeParse(payload).data;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
