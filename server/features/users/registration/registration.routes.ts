import type { Context } from 'hono';
import {
  changePasswordEndpoint,
  confirmRegistrationEndpoint,
  registerEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '../../../../contract/users.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { KnownBrowsers } from '../../../http/known-browsers.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { SecurityLog } from '../../../http/security-log.ts';
import { serve } from '../../../http/serve.ts';
import { listGuesses } from '../../../http/sign-in-limits.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import type { InvitationLinks } from '../invitations/invitation-links.ts';
import { findUser } from '../users.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { recordPasswordChange } from './record-password-change.ts';
import { register } from './register.ts';
import {
  countConfirmation,
  countMail,
  countMailTo,
  countPasswordCheck,
  countReset,
  countResetInBrowser,
} from './registration-limits.ts';
import type { RegistrationLinks } from './registration-links.ts';

const DONE = accept({ status: true } as const);
const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has already been used or has expired. Request a new one.',
);

export type RegistrationRoutesParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  readonly knownBrowsers: KnownBrowsers;
  readonly securityLog: SecurityLog;
  readonly links: RegistrationLinks;
  readonly invitationLinks: InvitationLinks;
  readonly readShopProfile: () => ShopProfile;
};

/** Accounts and their passwords, at the identity library's own paths. No answer tells whether an address is known. */
export function createRegistrationRoutes(parts: RegistrationRoutesParts) {
  const { db, identity, rateLimiter, knownBrowsers, securityLog, readShopProfile } = parts;

  /** Whoever has just got an account is signed in with it. */
  async function admit(c: Context<AppEnvironment>, userId: string) {
    const { user, cookies } = await identity.openSession(userId, toIdentityRequest(c));
    passCookies(c, cookies);
    knownBrowsers.remember(c, user.email);
    return user;
  }

  return [
    serve(registerEndpoint, async ({ c, body }) => {
      const { email, name, password } = body;
      const owner = { email, name, shopName: readShopProfile().name };
      const checked = checkNewPassword(password, owner, 'password');
      if (!checked.ok) return checked;
      const tooMany = await rateLimiter.refuse(c, countMail('register', email, c.get('clientAddress')));
      if (tooMany) return tooMany;
      const userId = await register(parts, body, new Date());
      if (userId === undefined) return DONE;
      return accept({ status: true as const, user: await admit(c, userId) });
    }),

    serve(confirmRegistrationEndpoint, async ({ c, body }) => {
      const tooMany = await rateLimiter.refuse(c, countConfirmation(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const confirmed = await confirmRegistration(parts, body.token, new Date());
      if (!confirmed.ok) return confirmed;
      return accept({ user: await admit(c, confirmed.value) });
    }),

    serve(requestPasswordResetEndpoint, async ({ c, body: { email } }) => {
      const browser = knownBrowsers.find(c, email);
      const tooMany = await rateLimiter.refuse(
        c,
        browser === undefined
          ? countMail('reset', email, c.get('clientAddress'))
          : countResetInBrowser(browser),
      );
      if (tooMany) return tooMany;
      await addJob(db, 'send-password-reset', { email });
      return DONE;
    }),

    serve(resetPasswordEndpoint, async ({ c, body }) => {
      const tooMany = await rateLimiter.refuse(c, countReset(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const person = await identity.findResetOwner(body.token);
      if (!person) return LINK_EXPIRED;
      const owner = { ...person, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.newPassword, owner, 'newPassword');
      if (!checked.ok) return checked;
      const reset = await identity.resetPassword(body, toIdentityRequest(c));
      if (!reset.ok) return reset;
      // Whoever reads the person's mail is no stranger guessing.
      const forgotten = [
        ...listGuesses(person.email, c.get('clientAddress')),
        countMailTo('reset', person.email),
      ];
      await Promise.all(forgotten.map(rateLimiter.forget));
      knownBrowsers.remember(c, person.email);
      await securityLog.record(c, { kind: 'password_changed', userId: person.userId });
      return DONE;
    }),

    serve(changePasswordEndpoint, async ({ c, actor: { userId }, body }) => {
      const user = await findUser(db, userId);
      if (!user) return SESSION_ENDED;
      const owner = { email: user.email, name: user.name, shopName: readShopProfile().name };
      const checked = checkNewPassword(body.newPassword, owner, 'newPassword');
      if (!checked.ok) return checked;
      const tooMany = await rateLimiter.refuse(c, countPasswordCheck(userId));
      if (tooMany) return tooMany;
      const changed = await identity.changePassword(body, toIdentityRequest(c));
      if (!changed.ok) return changed;
      await recordPasswordChange(db, userId);
      await securityLog.record(c, { kind: 'password_changed', userId });
      passCookies(c, changed.value.cookies);
      return DONE;
    }),
  ];
}
