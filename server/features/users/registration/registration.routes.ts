import { Hono } from 'hono';
import {
  changePasswordEndpoint,
  confirmRegistrationEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '../../../../contract/users.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor, SESSION_ENDED } from '../../../http/authentication.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { findUser } from '../users.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { register } from './register.ts';
import { countConfirmation, countMail, countPasswordCheck, countReset } from './registration-limits.ts';
import type { RegistrationLinks } from './registration-links.ts';

const DONE = { status: true } as const;
const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has been used already or is too old. Ask for a new one.',
).refusal;

export type RegistrationRoutesParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly links: RegistrationLinks;
  readonly readShopProfile: () => ShopProfile;
};

/** Accounts and their passwords, at the identity library's own paths. No answer tells whether an address is known. */
export function createRegistrationRoutes(parts: RegistrationRoutesParts) {
  const { db, identity, rateLimiter, readShopProfile } = parts;

  return new Hono<AppEnvironment>()
    .post('/sign-up/email', async (c) => {
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
      await register(parts, body.value, new Date());
      return c.json(DONE);
    })

    .post('/verify-email', async (c) => {
      const body = await readJson(c, confirmRegistrationEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countConfirmation(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const confirmed = await confirmRegistration(parts, body.value.token, new Date());
      if (!confirmed.ok) return respondRefusal(c, confirmed.refusal);
      const { user, cookies } = await identity.openSession(confirmed.value, toIdentityRequest(c));
      passCookies(c, cookies);
      return c.json({ user });
    })

    .post('/request-password-reset', async (c) => {
      const body = await readJson(c, requestPasswordResetEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { email } = body.value;
      const tooMany = await rateLimiter.refuse(c, countMail('reset', email, c.get('clientAddress')));
      if (tooMany) return tooMany;
      await addJob(db, 'send-password-reset', { email });
      return c.json(DONE);
    })

    .post('/reset-password', async (c) => {
      const body = await readJson(c, resetPasswordEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countReset(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const person = await identity.findResetOwner(body.value.token);
      if (!person) return respondRefusal(c, LINK_EXPIRED);
      const owner = { ...person, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.value.newPassword, owner, 'newPassword');
      if (!checked.ok) return respondRefusal(c, checked.refusal);
      const reset = await identity.resetPassword(body.value, toIdentityRequest(c));
      return reset.ok ? c.json(DONE) : respondRefusal(c, reset.refusal);
    })

    .post('/change-password', async (c) => {
      const { userId } = requireActor(c);
      const body = await readJson(c, changePasswordEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const user = await findUser(db, userId);
      if (!user) return respondRefusal(c, SESSION_ENDED.refusal);
      const owner = { email: user.email, name: user.name, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.value.newPassword, owner, 'newPassword');
      if (!checked.ok) return respondRefusal(c, checked.refusal);
      const tooMany = await rateLimiter.refuse(c, countPasswordCheck(userId));
      if (tooMany) return tooMany;
      const changed = await identity.changePassword(body.value, toIdentityRequest(c));
      if (!changed.ok) return respondRefusal(c, changed.refusal);
      await recordAuditEvent(db, { action: 'user.password_changed', actorId: userId, subjectId: userId });
      passCookies(c, changed.value.cookies);
      return c.json(DONE);
    });
}
