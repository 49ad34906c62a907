import { and, asc, eq, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { KnownCustomer } from '../../../../domain/orders/imported-customers/plan-customers.ts';
import { findOldestRetained } from '../../../../domain/orders/retention.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { importedCustomers } from '../../../database/schema/imported-customers.ts';
import { matchWords } from '../admin/match-orders.ts';
import type { Contact } from '../privacy/forget-orders.ts';

export type ImportedCustomerRow = typeof importedCustomers.$inferSelect;

/** Rows written by one statement, far from PostgreSQL's most parameters. */
const ROWS_AT_ONCE = 500;

/** Two imports at once would each add the same people. */
export async function lockImportedCustomers(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${importedCustomers} in share row exclusive mode`);
}

/** Who may be somebody of a table. */
export function findImportedCustomers(
  db: Database | Transaction,
  phones: readonly string[],
  emails: readonly string[],
): Promise<ImportedCustomerRow[]> {
  return db
    .select()
    .from(importedCustomers)
    .where(
      or(
        sql`${importedCustomers.phone} = any(${sql.param(phones)}::text[])`,
        sql`${importedCustomers.email} = any(${sql.param(emails)}::text[])`,
      ),
    );
}

/** Who is called so or has this number, and whoever has one of these numbers. */
export function findImportedForOrders(
  db: Database,
  typed: string,
  { phones, limit }: { readonly phones: readonly string[]; readonly limit: number },
): Promise<ImportedCustomerRow[]> {
  return db
    .select()
    .from(importedCustomers)
    .where(
      or(
        matchWords(typed, importedCustomers.searchText),
        sql`${importedCustomers.phone} = any(${sql.param(phones)}::text[])`,
      ),
    )
    .orderBy(asc(importedCustomers.name), asc(importedCustomers.id))
    .limit(limit + phones.length);
}

export async function addImportedCustomers(tx: Transaction, people: readonly KnownCustomer[]): Promise<void> {
  for (let start = 0; start < people.length; start += ROWS_AT_ONCE) {
    await tx.insert(importedCustomers).values(people.slice(start, start + ROWS_AT_ONCE));
  }
}

export async function completeImportedCustomers(
  tx: Transaction,
  people: readonly KnownCustomer[],
): Promise<void> {
  for (const { id, name, phone, email, address, note } of people) {
    await tx
      .update(importedCustomers)
      .set({ name, phone, email, address, note })
      .where(eq(importedCustomers.id, id));
  }
}

function isImported({ email, phone }: Contact): SQL | undefined {
  return or(
    email === null ? undefined : eq(importedCustomers.email, email),
    phone === null ? undefined : eq(importedCustomers.phone, phone),
  );
}

/** For the copy of their data that everybody may ask for. */
export function exportImportedCustomer(db: Database, contact: Contact): Promise<unknown[]> {
  const { name, phone, email, address, note, createdAt } = importedCustomers;
  return db
    .select({ name, phone, email, address, note, createdAt })
    .from(importedCustomers)
    .where(isImported(contact));
}

/** Nothing but the desk's memory needs them. */
export async function forgetImportedCustomer(tx: Transaction, contact: Contact): Promise<void> {
  await tx.delete(importedCustomers).where(isImported(contact));
}

/** As long as orders are kept: whoever still orders is known by those. */
export async function forgetOldImportedCustomers(db: Database, now: Date): Promise<void> {
  await db.delete(importedCustomers).where(lt(importedCustomers.createdAt, findOldestRetained(now)));
}

/** Whoever another shop knew by both addresses stays two. */
export async function moveImportedCustomer(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const sameAddress = tx
    .select({ id: importedCustomers.id })
    .from(importedCustomers)
    .where(eq(importedCustomers.email, to));
  await tx
    .update(importedCustomers)
    .set({ email: to })
    .where(and(eq(importedCustomers.email, from), notExists(sameAddress)));
}
