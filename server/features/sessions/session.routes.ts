import { type Context, Hono } from 'hono';
import type { SessionAnswer, SignInOptions } from '../../../contract/sessions.ts';
import type { Result } from '../../../domain/refusal.ts';
import type { SessionSpan } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { passCookies } from '../../http/identity-request.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
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
  const respond = (c: Context, session: Result<SessionSpan>, now: Date) => {
    if (!session.ok) return respondRefusal(c, session.refusal);
    const { expiresAt, isRemembered } = session.value;
    const answer: SessionAnswer = {
      sessionExpiresAt: expiresAt.toISOString(),
      now: now.toISOString(),
      isRemembered,
    };
    return c.json(answer);
  };

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const now = new Date();
      return respond(c, await readSession(db, requireActor(c).sessionId, now), now);
    })
    .post('/extend', async (c) => {
      const now = new Date();
      const session = await extendSession(db, requireActor(c), now);
      // A cookie with an end of its own would otherwise be gone before the session is.
      const cookie = session.ok && session.value.isRemembered && identity.renewCookie(c.req.raw.headers);
      if (cookie) passCookies(c, [cookie]);
      return respond(c, session, now);
    })
    .get('/options', (c) => {
      const options: SignInOptions = {
        google: identity.google !== undefined,
        demoMail: demoMailbox !== undefined && !isDemoPublic,
      };
      return c.json(options);
    });
}
