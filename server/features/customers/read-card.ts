import type { CustomerBrief, CustomerCard } from '../../../contract/customers.ts';
import {
  joinContacts,
  type KnownContacts,
  type KnownCustomer,
  SHARED_BY_MAX,
  sortContacts,
} from '../../../domain/customers/contacts.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { isKnownContact, listContactPairs, listImported, listMerges, listNotes } from './customers.store.ts';

/** With what the person is called there; undefined: there is nothing that says it. */
type Named<Part extends keyof CustomerCard> = Pick<CustomerCard, Part> & {
  readonly name: string | undefined;
};

export type CardParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  /** What other features know of a customer. */
  readonly readOrders: (
    customer: KnownCustomer,
    now: Date,
  ) => Promise<Named<'orders' | 'orderCount' | 'due' | 'onAccount' | 'refundDue' | 'addresses'>>;
  readonly listQuotes: (contacts: KnownContacts, now: Date) => Promise<Named<'quotes'>>;
  readonly listRequests: (customer: KnownCustomer, now: Date) => Promise<Named<'requests'>>;
  readonly listMessages: (contacts: KnownContacts) => Promise<CustomerCard['messages']>;
  readonly listAccounts: (contacts: KnownContacts) => Promise<CustomerCard['accounts']>;
};

export const NO_SUCH_CUSTOMER = refuse(
  'not_found',
  'no_such_customer',
  'No customer has this phone number or email address.',
);

/** All contacts of the person with this one. */
export function findContacts(db: Database | Transaction, contact: string): Promise<readonly string[]> {
  return joinContacts(contact, (contacts) => listContactPairs(db, contacts));
}

/** Everything about one person, whichever of their contacts is given. */
export async function readCard(parts: CardParts, contact: string): Promise<Result<CustomerCard>> {
  if (!(await isKnownContact(parts.db, contact))) return NO_SUCH_CUSTOMER;
  const contacts = await findContacts(parts.db, contact);
  return accept(await describeCard(parts, contact, contacts));
}

export async function describeCard(
  { db, readClock, readOrders, listQuotes, listRequests, listMessages, listAccounts }: CardParts,
  contact: string,
  contacts: readonly string[],
): Promise<CustomerCard> {
  const now = readClock();
  const { used } = await listContactPairs(db, [contact]);
  const known = sortContacts(contacts);
  const accounts = await listAccounts(known);
  const customer = { ...known, accountIds: accounts.map(({ id }) => id) };
  const [ordered, { requests, ...asked }, { quotes, ...quoted }, messages, notes, merges, imported] =
    await Promise.all([
      readOrders(customer, now),
      listRequests(customer, now),
      listQuotes(known, now),
      listMessages(known),
      listNotes(db, contacts),
      listMerges(db, contacts),
      listImported(db, contacts),
    ]);
  const names = [
    ordered.name,
    accounts[0]?.name,
    quoted.name,
    asked.name,
    imported[0]?.name,
    messages[0]?.name,
  ];
  return {
    ...ordered,
    contact,
    name: names.find((name) => name !== undefined) ?? contact,
    phones: [...known.phones],
    emails: [...known.emails],
    requestCount: requests.length,
    messageCount: messages.length,
    noteCount: notes.length,
    isShared: used.length > SHARED_BY_MAX,
    accounts,
    quotes,
    requests,
    messages,
    importedNotes: imported.map(({ note }) => note).filter((note) => note !== ''),
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    merges: merges.map((merge) => ({ ...merge, at: merge.at.toISOString() })),
  };
}

export function summariseCard(card: CustomerCard): CustomerBrief {
  const { contact, name, phones, emails, orderCount, requestCount, messageCount, noteCount } = card;
  const { due, onAccount, refundDue } = card;
  return {
    contact,
    name,
    phones,
    emails,
    orderCount,
    requestCount,
    messageCount,
    noteCount,
    due,
    onAccount,
    refundDue,
  };
}
