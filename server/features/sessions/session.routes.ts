import {
  extendSessionEndpoint,
  readSessionEndpoint,
  readSignInOptionsEndpoint,
  type SessionAnswer,
} from '../../../contract/sessions.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import { isFixed, type SessionSpan } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../http/app-environment.ts';
import { passCookies } from '../../http/identity-request.ts';
import { serve } from '../../http/serve.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import type { Mailbox } from '../../ports/mail.ts';
import { extendSession } from './extend-session.ts';
import { readSession } from './read-session.ts';

export type SessionRoutesParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'google' | 'renewCookie'>;
  readonly demoMailbox: Mailbox | undefined;
  readonly isDemoPublic: boolean;
};

/** How long the session of whoever asks still lasts. */
export function createSessionRoutes({ db, identity, demoMailbox, isDemoPublic }: SessionRoutesParts) {
  return [
    serve(readSessionEndpoint, async ({ actor }) => {
      const now = new Date();
      return describeSession(await readSession(db, actor.sessionId, now), actor, now);
    }),

    serve(extendSessionEndpoint, async ({ c, actor }) => {
      const now = new Date();
      const session = await extendSession(db, actor, now);
      // A cookie with an end of its own would otherwise be gone before the session is.
      const cookie = session.ok && session.value.isRemembered && identity.renewCookie(c.req.raw.headers);
      if (cookie) passCookies(c, [cookie]);
      return describeSession(session, actor, now);
    }),

    serve(readSignInOptionsEndpoint, () =>
      accept({
        google: identity.google !== undefined,
        demoMail: demoMailbox !== undefined && !isDemoPublic,
      }),
    ),
  ];
}

function describeSession(session: Result<SessionSpan>, { role }: Actor, now: Date): Result<SessionAnswer> {
  if (!session.ok) return session;
  const { expiresAt, isRemembered } = session.value;
  return accept({
    sessionExpiresAt: expiresAt.toISOString(),
    now: now.toISOString(),
    isRemembered,
    ...(isFixed(session.value, role !== null) && { isFixed: true }),
  });
}
