import { Hono } from 'hono';
import { changeAccountEndpoint, deleteAccountEndpoint } from '../../../../contract/account.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
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
  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const account = await readAccount(db, requireActor(c).userId);
      return account.ok ? c.json(account.value) : respondRefusal(c, account.refusal);
    })

    .patch('/', async (c) => {
      const body = await readJson(c, changeAccountEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const changed = await changeAccount(db, requireActor(c).userId, body.value);
      return changed.ok ? c.json(changed.value) : respondRefusal(c, changed.refusal);
    })

    .delete('/', async (c) => {
      const body = await readJson(c, deleteAccountEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const actor = requireActor(c);
      const tooMany = await rateLimiter.refuse(c, countPasswordCheck(actor.userId));
      if (tooMany) return tooMany;
      const deleted = await deleteAccount(parts, actor, body.value.password);
      if (!deleted.ok) return respondRefusal(c, deleted.refusal);
      const { cookies } = await identity.signOut(toIdentityRequest(c));
      passCookies(c, cookies);
      return c.body(null, 204);
    })

    .post('/export', async (c) => {
      const exported = await exportAccount(db, requireActor(c), parts.exports);
      if (!exported.ok) return respondRefusal(c, exported.refusal);
      c.header('content-disposition', 'attachment; filename="my-data.json"');
      return c.json(exported.value);
    })

    .route('/addresses', createAddressRoutes(db))
    .route('/sessions', createOwnSessionRoutes(db))
    .route('/notification-choices', createNotificationChoiceRoutes(db))
    .route('/quiet-hours', createQuietHoursRoutes(db));
}
