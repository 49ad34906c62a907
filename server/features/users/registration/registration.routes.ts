import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import {
  changePasswordEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
} from '../../../../contract/users.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { checkNewPassword } from './check-new-password.ts';
import { countMail, countPasswordCheck, countReset } from './registration-limits.ts';

const DONE = { status: true } as const;
const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has been used already or is too old. Ask for a new one.',
).refusal;

/** Longer than either outcome takes: a new account costs a few more writes than a known address. */
const REGISTER_ANSWER_AFTER_MS = 700;

export type RegistrationRoutesParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly readShopProfile: () => ShopProfile;
  /** For what must not show in the time an answer takes. */
  readonly runInBackground: (work: Promise<unknown>) => void;
};

/** Accounts and their passwords, at the identity library's own paths. No answer tells whether an address is known. */
export function createRegistrationRoutes(parts: RegistrationRoutesParts) {
  const { db, identity, rateLimiter, readShopProfile, runInBackground } = parts;

  return new Hono<AppEnvironment>()
    .post('/sign-up/email', async (c) => {
      const answerTime = pause(REGISTER_ANSWER_AFTER_MS);
      const body = await readJson(c, registerEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { email, name, password } = body.value;
      const checked = checkNewPassword(
        password,
        { email, name, shopName: readShopProfile().name },
        'password',
      );
      if (!checked.ok) return respondRefusal(c, checked.refusal);
      const tooMany = await rateLimiter.refuse(c, countMail('register', email, c.get('clientAddress')));
      if (tooMany) return tooMany;
      const registered = await identity.register(body.value, toIdentityRequest(c));
      await answerTime;
      return registered.ok ? c.json(DONE) : respondRefusal(c, registered.refusal);
    })

    .post('/request-password-reset', async (c) => {
      const body = await readJson(c, requestPasswordResetEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { email } = body.value;
      const tooMany = await rateLimiter.refuse(c, countMail('reset', email, c.get('clientAddress')));
      if (tooMany) return tooMany;
      runInBackground(identity.requestPasswordReset(email, toIdentityRequest(c)));
      return c.json(DONE);
    })

    .post('/reset-password', async (c) => {
      const body = await readJson(c, resetPasswordEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countReset(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const email = await identity.findResetEmail(body.value.token);
      if (email === undefined) return respondRefusal(c, LINK_EXPIRED);
      const owner = { email, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.value.newPassword, owner, 'newPassword');
      if (!checked.ok) return respondRefusal(c, checked.refusal);
      const reset = await identity.resetPassword(body.value, toIdentityRequest(c));
      return reset.ok ? c.json(DONE) : respondRefusal(c, reset.refusal);
    })

    .post('/change-password', async (c) => {
      const { userId, email } = requireActor(c);
      const body = await readJson(c, changePasswordEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const owner = { email, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.value.newPassword, owner, 'newPassword');
      if (!checked.ok) return respondRefusal(c, checked.refusal);
      const tooMany = await rateLimiter.refuse(c, countPasswordCheck(userId));
      if (tooMany) return tooMany;
      const changed = await identity.changePassword(body.value, toIdentityRequest(c));
      if (!changed.ok) return respondRefusal(c, changed.refusal);
      await recordAuditEvent(db, { action: 'user.password_changed', actorId: userId, subjectId: userId });
      passCookies(c, changed.value.cookies);
      return c.json(DONE);
    })

    .post('/send-verification-email', async (c) => {
      const body = await readJson(c, sendVerificationEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { email } = body.value;
      const tooMany = await rateLimiter.refuse(c, countMail('verify', email, c.get('clientAddress')));
      if (tooMany) return tooMany;
      runInBackground(identity.sendVerification(email, toIdentityRequest(c)));
      return c.json(DONE);
    })

    .get('/verify-email', async (c) => {
      const verified = await identity.verifyEmail(c.req.query('token') ?? '', toIdentityRequest(c));
      return c.redirect(`/account?email=${verified.ok ? 'confirmed' : 'link_expired'}`);
    });
}
