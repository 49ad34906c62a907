import {
  changeAccountEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  readAccountEndpoint,
} from '../../../../contract/account.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { countPasswordCheck } from '../registration/registration-limits.ts';
import { createAddressRoutes } from './addresses.routes.ts';
import { changeAccount } from './change-account.ts';
import { deleteAccount, type ForgetByEmail, type ForgetRows } from './delete-account.ts';
import { exportAccount, type PersonalExports } from './export-account.ts';
import { createNotificationChoiceRoutes } from './notification-choices.routes.ts';
import { createOwnSessionRoutes } from './own-sessions.routes.ts';
import { createQuietHoursRoutes } from './quiet-hours.routes.ts';
import { readAccount } from './read-account.ts';

export type AccountRoutesParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  /** What other features keep about a person. */
  readonly exports: PersonalExports;
  readonly forgetCustomOrders: ForgetRows;
  readonly forgetPassword: ForgetRows;
  readonly forgetContactMessages: ForgetByEmail;
};

/** What people see and decide about themselves. */
export function createAccountRoutes(parts: AccountRoutesParts) {
  const { db, identity, rateLimiter } = parts;
  return [
    serve(readAccountEndpoint, ({ actor }) => readAccount(db, actor.userId)),

    serve(changeAccountEndpoint, ({ actor, body }) => changeAccount(db, actor.userId, body)),

    serve(deleteAccountEndpoint, async ({ c, actor, body }) => {
      const tooMany = await rateLimiter.refuse(c, countPasswordCheck(actor.userId));
      if (tooMany) return tooMany;
      const deleted = await deleteAccount(parts, actor, body.password);
      if (!deleted.ok) return deleted;
      const { cookies } = await identity.signOut(toIdentityRequest(c));
      passCookies(c, cookies);
      return accept(undefined);
    }),

    serve(exportAccountEndpoint, async ({ c, actor }) => {
      const exported = await exportAccount(db, actor, parts.exports);
      if (exported.ok) c.header('content-disposition', 'attachment; filename="my-data.json"');
      return exported;
    }),

    ...createAddressRoutes(db),
    ...createOwnSessionRoutes(db),
    ...createNotificationChoiceRoutes(db),
    ...createQuietHoursRoutes(db),
  ];
}
