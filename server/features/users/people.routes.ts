import { erasePersonEndpoint, exportPersonEndpoint } from '../../../contract/people.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import { notifyAdministrators } from '../../jobs/queue-security-notices.ts';
import { findUserByEmail } from './users.store.ts';

type AlertPerson = { readonly userId: string | null; readonly email: string };
type Contact = { readonly email: string | null; readonly phone: string | null };

export type PeopleRoutesParts = {
  readonly db: Database;
  readonly securityLog: SecurityLog;
  /** What other features keep about a person. */
  readonly exportOrdersOf: (contact: Contact) => Promise<readonly unknown[]>;
  readonly forgetOrdersOf: (
    tx: Transaction,
    contact: Contact,
  ) => Promise<{ readonly forgotten: number; readonly open: number }>;
  readonly exportCustomOrdersOf: (contact: Contact) => Promise<readonly unknown[]>;
  /** After the orders that some of them have become. */
  readonly forgetCustomOrdersOf: (tx: Transaction, contact: Contact) => Promise<void>;
  readonly exportReviewsOf: (contact: Contact) => Promise<readonly unknown[]>;
  readonly exportVouchers: (email: string) => Promise<readonly unknown[]>;
  readonly forgetVouchers: (tx: Transaction, email: string) => Promise<void>;
  readonly exportCartReminders: (email: string) => Promise<readonly unknown[]>;
  readonly forgetCartReminders: (tx: Transaction, email: string) => Promise<void>;
  readonly exportContactMessages: (email: string) => Promise<readonly unknown[]>;
  readonly forgetContactMessages: (tx: Transaction, email: string) => Promise<void>;
  /** What staff have noted under these contacts. */
  readonly exportCustomerCard: (contacts: readonly string[]) => Promise<unknown>;
  /** After all the rest, which it hangs on. */
  readonly forgetCustomerCard: (tx: Transaction, contacts: readonly string[]) => Promise<void>;
  readonly exportStockAlerts: (person: AlertPerson) => Promise<readonly unknown[]>;
  readonly forgetStockAlerts: (tx: Transaction, person: AlertPerson) => Promise<void>;
  readonly exportImportedCustomer: (contact: Contact) => Promise<readonly unknown[]>;
  readonly forgetImportedCustomer: (tx: Transaction, contact: Contact) => Promise<void>;
};

const NOBODY_NAMED = refuse('invalid', 'nobody_named', 'Enter an email address or a phone number.', {
  email: 'Enter an email address or a phone number.',
});

/** What the law lets people ask the owner for, also those who never had an account. */
export function createPeopleRoutes(parts: PeopleRoutesParts) {
  const { db, securityLog } = parts;
  return [
    serve(exportPersonEndpoint, async ({ c, actor: { userId }, body: { email = null, phone } }) => {
      if (email === null && phone === null) return NOBODY_NAMED;
      const user = email === null ? undefined : await findUserByEmail(db, email);
      const exported = {
        exportedAt: new Date().toISOString(),
        account: user ? { name: user.name, email: user.email, phone: user.phone } : null,
        orders: await parts.exportOrdersOf({ email, phone }),
        customOrders: await parts.exportCustomOrdersOf({ email, phone }),
        reviews: await parts.exportReviewsOf({ email, phone }),
        cartReminders: email === null ? [] : await parts.exportCartReminders(email),
        vouchers: email === null ? [] : await parts.exportVouchers(email),
        contactMessages: email === null ? [] : await parts.exportContactMessages(email),
        card: await parts.exportCustomerCard(listContacts({ email, phone })),
        stockAlerts: email === null ? [] : await parts.exportStockAlerts({ userId: user?.id ?? null, email }),
        importedFromAnotherShop: await parts.exportImportedCustomer({ email, phone }),
      };
      await securityLog.record(c, { kind: 'export', userId, details: { what: 'person' } });
      await notifyAdministrators(db, userId, 'people_exported');
      c.header('content-disposition', 'attachment; filename="person.json"');
      return accept(exported);
    }),

    serve(erasePersonEndpoint, async ({ actor: { userId }, body: { email = null, phone } }) => {
      if (email === null && phone === null) return NOBODY_NAMED;
      return inTransaction(db, async (tx) => {
        const outcome = await parts.forgetOrdersOf(tx, { email, phone });
        await parts.forgetCustomOrdersOf(tx, { email, phone });
        const user = email === null ? undefined : await findUserByEmail(tx, email);
        if (email !== null) {
          await parts.forgetCartReminders(tx, email);
          await parts.forgetVouchers(tx, email);
          await parts.forgetContactMessages(tx, email);
          await parts.forgetStockAlerts(tx, { userId: user?.id ?? null, email });
        }
        await parts.forgetImportedCustomer(tx, { email, phone });
        // What must not be eaten is still to be known while something is to be baked.
        await parts.forgetCustomerCard(tx, outcome.open > 0 ? [] : listContacts({ email, phone }));
        await recordAuditEvent(tx, {
          action: 'shop.person_erased',
          actorId: userId,
          subjectId: userId,
          details: { orders: outcome.forgotten },
        });
        await notifyAdministrators(tx, userId, 'person_erased');
        return accept({ ...outcome, hasAccount: user !== undefined });
      });
    }),
  ];
}

function listContacts({ email, phone }: Contact): readonly string[] {
  return [email, phone].filter((contact) => contact !== null);
}
