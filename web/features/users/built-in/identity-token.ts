import type { TokenClaims } from '../../../../contract/sessions.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';

/** A token and what this browser reads from it. The server alone checks its signature; here it only decides what to show. */
export type IdentityToken = {
  readonly text: string;
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly role: StaffRole | null;
  /** From when it was made to its end, because this device's clock may be wrong. */
  readonly lifetimeMs: number;
};

type ReadClaims = Partial<Record<keyof TokenClaims | 'iat', unknown>>;

export function readIdentityToken(text: string): IdentityToken {
  const { sub, admin, role, iat, exp } = decodePayload(text);
  if (typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number') {
    throw new Error('The identity token names no user');
  }
  return { text, uid: sub, isAdmin: admin === true, role: readRole(role), lifetimeMs: (exp - iat) * 1000 };
}

/** The server has signed it, and knows no other roles. */
function readRole(role: unknown): StaffRole | null {
  return typeof role === 'string' ? (role as StaffRole) : null;
}

function decodePayload(text: string): ReadClaims {
  const [, payload = ''] = text.split('.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof claims === 'object' && claims !== null ? claims : {};
}
