import type { Database, Transaction } from '../../database/database.ts';
import { deleteContactRowsOf, listContactRowsOf } from './contact.store.ts';

/** What somebody wrote under this address, for the copy of their data that everybody may ask for. */
export async function exportContactMessages(db: Database, email: string): Promise<readonly unknown[]> {
  const rows = await listContactRowsOf(db, email);
  return rows.map(({ name, phone, topic, text, createdAt, settledAt }) => ({
    name,
    email,
    phone,
    topic,
    text,
    createdAt,
    settledAt,
  }));
}

/** Whoever leaves takes their words along, answered or not. */
export async function forgetContactMessages(tx: Transaction, email: string): Promise<void> {
  await deleteContactRowsOf(tx, email);
}
