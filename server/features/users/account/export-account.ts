import { readChoices } from '../../../../domain/notifications/choices.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { isAdministratorRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { findQuietHours } from '../../../jobs/quiet-hours.store.ts';
import {
  findCartRow,
  listChoiceRows,
  listOwnDevices,
  listOwnEvents,
  listOwnMessages,
  listOwnWishlist,
  listSessionRows,
} from './account.store.ts';
import { listAddressRows } from './addresses.store.ts';
import { describeSession } from './own-sessions.routes.ts';
import { readAccount } from './read-account.ts';

type ExportRows = (userId: string) => Promise<readonly unknown[]>;
export type PersonalExports = {
  readonly orders: ExportRows;
  readonly customOrders: ExportRows;
  readonly reviews: ExportRows;
  /** They hang on an address and on no account. */
  readonly cartReminders: (email: string) => Promise<readonly unknown[]>;
  readonly vouchers: (email: string) => Promise<readonly unknown[]>;
  readonly contactMessages: (email: string) => Promise<readonly unknown[]>;
  /** What staff have noted under the address. */
  readonly card: (email: string) => Promise<unknown>;
  readonly stockAlerts: (person: { userId: string; email: string }) => Promise<readonly unknown[]>;
  readonly importedCustomer: (contact: {
    readonly email: string;
    readonly phone: null;
  }) => Promise<readonly unknown[]>;
};

/** Everything the shop keeps about a person, in a form that machines read and people can. */
export async function exportAccount(
  db: Database,
  actor: Actor,
  exports: PersonalExports,
): Promise<Result<Record<string, unknown>>> {
  const { userId, sessionId, role } = actor;
  const now = new Date();
  const account = await readAccount(db, userId);
  if (!account.ok) return account;
  const sessions = await listSessionRows(db, userId, now);
  const exported = {
    exportedAt: now.toISOString(),
    account: account.value,
    addresses: await listAddressRows(db, userId),
    notificationChoices: readChoices(await listChoiceRows(db, userId), isAdministratorRole(role)),
    quietHours: await findQuietHours(db, userId),
    pushDevices: await listOwnDevices(db, userId),
    cart: await findCartRow(db, userId),
    wishlist: await listOwnWishlist(db, userId),
    orders: await exports.orders(userId),
    customOrders: await exports.customOrders(userId),
    reviews: await exports.reviews(userId),
    cartReminders: await exports.cartReminders(account.value.email),
    vouchers: await exports.vouchers(account.value.email),
    contactMessages: await exports.contactMessages(account.value.email),
    card: await exports.card(account.value.email),
    stockAlerts: await exports.stockAlerts({ userId, email: account.value.email }),
    importedFromAnotherShop: await exports.importedCustomer({ email: account.value.email, phone: null }),
    messages: await listOwnMessages(db, userId),
    sessions: sessions.map((session) => describeSession(session, sessionId)),
    history: await listOwnEvents(db, userId),
  };
  await recordAuditEvent(db, { action: 'user.exported', actorId: userId, subjectId: userId });
  return accept(exported);
}
