import type { TokenClaims } from '../../../../contract/sessions.ts';

/** A token and what this browser reads from it. The server alone checks its signature; here it only decides what to show. */
export type IdentityToken = {
  readonly text: string;
  readonly uid: string;
  readonly isAdmin: boolean;
  /** From when it was made to its end, because this device's clock may be wrong. */
  readonly lifetimeMs: number;
};

type ReadClaims = Partial<Record<keyof TokenClaims | 'iat', unknown>>;

export function readIdentityToken(text: string): IdentityToken {
  const { sub, admin, iat, exp } = decodePayload(text);
  if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') {
    throw new Error('The identity token says nothing about its user');
  }
  return { text, uid: sub, isAdmin: admin === true, lifetimeMs: (exp - iat) * 1000 };
}

function decodePayload(text: string): ReadClaims {
  const [, payload = ''] = text.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof claims === 'object' && claims !== null ? claims : {};
}
