import { type Context, Hono } from 'hono';
import {
  listAuditEventsEndpoint,
  listUsersEndpoint,
  USER_CHANGES,
  type UserChange,
} from '../../../../contract/users.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor, AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readQuery } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { findUser, type UserRow } from '../users.store.ts';
import { NO_SUCH_USER } from './change-user.ts';
import { describeUser } from './describe-user.ts';
import { disableUser } from './disable-user.ts';
import { enableUser } from './enable-user.ts';
import { grantAdmin } from './grant-admin.ts';
import { listAuditEvents } from './list-audit-events.ts';
import { listUsers } from './list-users.ts';
import { revokeAdmin } from './revoke-admin.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

type ChangeUser = (db: Database, actor: Actor, userId: string) => Promise<Result<UserRow>>;

const CHANGES: Readonly<Record<UserChange, ChangeUser>> = {
  'grant-admin': grantAdmin,
  'revoke-admin': revokeAdmin,
  disable: disableUser,
  enable: enableUser,
  'sign-out-everywhere': signOutEverywhere,
};

export function createAdministrationRoutes(db: Database) {
  const respondUser = async (c: Context, user: UserRow | undefined) =>
    user ? c.json(await describeUser(db, user)) : respondRefusal(c, NO_SUCH_USER.refusal);

  const routes = new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listUsersEndpoint.querySchema);
      return query.ok ? c.json(await listUsers(db, query.value)) : respondRefusal(c, query.refusal);
    })

    .get('/:id', async (c) => {
      const userId = readIdParameter(c);
      return respondUser(c, userId ? await findUser(db, userId) : undefined);
    })

    .get('/:id/audit', async (c) => {
      const query = readQuery(c, listAuditEventsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const userId = readIdParameter(c);
      const user = userId ? await findUser(db, userId) : undefined;
      if (!user) return respondRefusal(c, NO_SUCH_USER.refusal);
      return c.json(await listAuditEvents(db, user.id, query.value));
    });

  for (const change of USER_CHANGES) {
    routes.post(`/:id/${change}`, async (c) => {
      const userId = readIdParameter(c);
      if (!userId) return respondRefusal(c, NO_SUCH_USER.refusal);
      const changed = await CHANGES[change](db, requireActor(c), userId);
      return changed.ok ? respondUser(c, changed.value) : respondRefusal(c, changed.refusal);
    });
  }
  return routes;
}
