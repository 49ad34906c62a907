import { cancelEmailChangeEndpoint, requestEmailChangeEndpoint } from '../../../../contract/account.ts';
import { confirmNewEmailEndpoint } from '../../../../contract/users.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { KnownBrowsers } from '../../../http/known-browsers.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { SecurityLog } from '../../../http/security-log.ts';
import { serve } from '../../../http/serve.ts';
import { readAccount } from '../account/read-account.ts';
import { countConfirmation, countEmailChange } from '../registration/registration-limits.ts';
import { type ConfirmEmailParts, confirmEmailChange } from './confirm-email-change.ts';
import { deleteEmailChangeOf } from './email-changes.store.ts';
import { requestEmailChange } from './request-email-change.ts';

export type EmailChangeParts = ConfirmEmailParts & {
  readonly rateLimiter: RateLimiter;
  readonly knownBrowsers: KnownBrowsers;
  readonly securityLog: SecurityLog;
};

/** Another address for an account, proved by a link before anything changes. No answer tells whether an address is known. */
export function createEmailChangeRoutes(parts: EmailChangeParts) {
  const { db, rateLimiter, knownBrowsers, securityLog } = parts;
  return [
    serve(requestEmailChangeEndpoint, async ({ c, actor, body: { email } }) => {
      const attempts = countEmailChange(actor.userId, email, c.get('clientAddress'));
      const tooMany = await rateLimiter.refuse(c, attempts);
      if (tooMany) return tooMany;
      const requested = await requestEmailChange(db, actor, email, new Date());
      return requested.ok ? readAccount(db, actor.userId) : requested;
    }),

    serve(cancelEmailChangeEndpoint, async ({ actor: { userId } }) => {
      await deleteEmailChangeOf(db, userId);
      return readAccount(db, userId);
    }),

    serve(confirmNewEmailEndpoint, async ({ c, body }) => {
      const tooMany = await rateLimiter.refuse(c, countConfirmation(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const confirmed = await confirmEmailChange(parts, body.token, new Date());
      if (!confirmed.ok) return confirmed;
      const { userId, email } = confirmed.value;
      knownBrowsers.remember(c, email);
      await securityLog.record(c, { kind: 'email_changed', userId });
      return accept({ email });
    }),
  ];
}
