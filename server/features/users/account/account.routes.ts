import {
  addAddressEndpoint,
  changeAccountEndpoint,
  changeAddressEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  listAddressesEndpoint,
  readAccountEndpoint,
  readNotificationChoicesEndpoint,
  removeAddressEndpoint,
  saveNotificationChoicesEndpoint,
} from '../../../../contract/account.ts';
import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../contract/notifications.ts';
import { listChoices, readChoices } from '../../../../domain/notifications/choices.ts';
import { accept } from '../../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { isId } from '../../../http/id-parameter.ts';
import { passCookies, toIdentityRequest } from '../../../http/identity-request.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { serve } from '../../../http/serve.ts';
import { findQuietHours, writeQuietHours } from '../../../jobs/quiet-hours.store.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { countPasswordCheck } from '../registration/registration-limits.ts';
import { listChoiceRows, writeChoices } from './account.store.ts';
import { addAddress } from './add-address.ts';
import { listAddressRows } from './addresses.store.ts';
import { changeAccount } from './change-account.ts';
import { changeAddress, NO_SUCH_ADDRESS_ENTRY } from './change-address.ts';
import {
  deleteAccount,
  type ForgetByContact,
  type ForgetByEmail,
  type ForgetContacts,
  type ForgetPerson,
  type ForgetRows,
} from './delete-account.ts';
import { exportAccount, type PersonalExports } from './export-account.ts';
import { createOwnSessionRoutes } from './own-sessions.routes.ts';
import { readAccount } from './read-account.ts';
import { removeAddress } from './remove-address.ts';

export type AccountRoutesParts = {
  readonly db: Database;
  readonly identity: IdentityPort;
  readonly rateLimiter: RateLimiter;
  /** What other features keep about a person. */
  readonly exports: PersonalExports;
  readonly forgetCustomOrders: ForgetRows;
  readonly forgetReviews: ForgetRows;
  readonly forgetPassword: ForgetRows;
  readonly forgetCartReminders: ForgetByEmail;
  readonly forgetVouchers: ForgetByEmail;
  readonly forgetContactMessages: ForgetByEmail;
  readonly forgetCustomerCard: ForgetContacts;
  readonly forgetStockAlerts: ForgetPerson;
  readonly forgetImportedCustomer: ForgetByContact;
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

/** When a person's devices stay silent. What is told meanwhile rings afterwards. */
function createQuietHoursRoutes(db: Database) {
  return [
    serve(readQuietHoursEndpoint, async ({ actor }) =>
      accept({ quietHours: await findQuietHours(db, actor.userId) }),
    ),

    serve(saveQuietHoursEndpoint, async ({ actor, body }) => {
      await writeQuietHours(db, actor.userId, body.quietHours);
      return accept(body);
    }),
  ];
}

function createNotificationChoiceRoutes(db: Database) {
  const read = async ({ userId, role }: Actor) =>
    accept({ choices: readChoices(await listChoiceRows(db, userId), isAdministratorRole(role)) });

  return [
    serve(readNotificationChoicesEndpoint, ({ actor }) => read(actor)),

    serve(saveNotificationChoicesEndpoint, async ({ actor, body }) => {
      const choices = listChoices(body.choices, isAdministratorRole(actor.role));
      await inTransaction(db, (tx) => writeChoices(tx, actor.userId, choices));
      return read(actor);
    }),
  ];
}

function createAddressRoutes(db: Database) {
  return [
    serve(listAddressesEndpoint, async ({ actor }) =>
      accept({ data: await listAddressRows(db, actor.userId) }),
    ),

    serve(addAddressEndpoint, ({ actor, body }) => addAddress(db, actor.userId, body)),

    serve(changeAddressEndpoint, ({ actor, params, body }) =>
      isId(params.id) ? changeAddress(db, actor.userId, params.id, body) : NO_SUCH_ADDRESS_ENTRY,
    ),

    serve(removeAddressEndpoint, ({ actor, params }) =>
      isId(params.id) ? removeAddress(db, actor.userId, params.id) : NO_SUCH_ADDRESS_ENTRY,
    ),
  ];
}
