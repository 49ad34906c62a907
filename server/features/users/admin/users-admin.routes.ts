import {
  disableUserEndpoint,
  enableUserEndpoint,
  listAuditEventsEndpoint,
  listUsersEndpoint,
  readUserEndpoint,
  setRoleEndpoint,
  signOutEverywhereEndpoint,
  type UserDetails,
} from '../../../../contract/users.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { findUser, type UserRow } from '../users.store.ts';
import { NO_SUCH_USER } from './change-user.ts';
import { describeUser } from './describe-user.ts';
import { disableUser } from './disable-user.ts';
import { enableUser } from './enable-user.ts';
import { listAuditEvents } from './list-audit-events.ts';
import { listUsers } from './list-users.ts';
import { setRole } from './set-role.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

type ChangeUser = (db: Database, actor: Actor, userId: string) => Promise<Result<UserRow>>;
type Addressed = { readonly actor: Actor; readonly params: { readonly id: string } };

export function createUserAdminRoutes(db: Database) {
  async function find(id: string): Promise<Result<UserRow>> {
    const user = isId(id) ? await findUser(db, id) : undefined;
    return user ? accept(user) : NO_SUCH_USER;
  }

  const show = async (user: Result<UserRow>): Promise<Result<UserDetails>> =>
    user.ok ? accept(await describeUser(db, user.value)) : user;

  const changeBy =
    (change: ChangeUser) =>
    async ({ actor, params }: Addressed) =>
      isId(params.id) ? show(await change(db, actor, params.id)) : NO_SUCH_USER;

  return [
    serve(listUsersEndpoint, async ({ query }) => accept(await listUsers(db, query))),

    serve(readUserEndpoint, async ({ params }) => show(await find(params.id))),

    serve(listAuditEventsEndpoint, async ({ params, query }) => {
      const user = await find(params.id);
      return user.ok ? accept(await listAuditEvents(db, user.value.id, query)) : user;
    }),

    serve(setRoleEndpoint, async ({ actor, params, body }) =>
      isId(params.id) ? show(await setRole(db, actor, params.id, body.role)) : NO_SUCH_USER,
    ),
    serve(disableUserEndpoint, changeBy(disableUser)),
    serve(enableUserEndpoint, changeBy(enableUser)),
    serve(signOutEverywhereEndpoint, changeBy(signOutEverywhere)),
  ];
}
