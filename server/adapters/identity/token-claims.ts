import type { TokenClaims } from '../../../contract/sessions.ts';
import { isAdministratorRole, STAFF_ROLES } from '../../../domain/users/roles.ts';
import { markSession } from './session-cookie.ts';

const TOKEN_LENGTH_SECONDS = 5 * 60;

type SignedIn = {
  readonly user: {
    readonly email: string;
    readonly emailVerified: boolean;
    readonly name: string;
    readonly image?: string | null | undefined;
    readonly role?: unknown;
  };
  readonly session: { readonly id: string; readonly token: string; readonly expiresAt: Date };
};

/** Five minutes, but never beyond the session: what has ended must not be vouched for. */
export function makeTokenClaims({ user, session }: SignedIn, now: Date): Omit<TokenClaims, 'sub'> {
  const role = STAFF_ROLES.find((known) => known === user.role) ?? null;
  const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  return {
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    picture: user.image ?? null,
    admin: isAdministratorRole(role),
    role,
    sid: session.id,
    mark: markSession(session.token),
    exp: Math.min(toSeconds(now) + TOKEN_LENGTH_SECONDS, toSeconds(session.expiresAt)),
  };
}
