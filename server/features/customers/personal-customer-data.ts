import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  deleteNotesAboutNobody,
  deleteNotesAndMerges,
  listMerges,
  listNotes,
  moveNotesAndMerges,
} from './customers.store.ts';
import { lockCards } from './merge-customers.ts';

/**
 * What staff have noted under exactly these contacts. Not the whole card: it is joined by what anybody could have typed, and a
 * copy of it would tell one person about another.
 */
export async function exportCustomerCard(db: Database, contacts: readonly string[]) {
  const [notes, merges] = await Promise.all([listNotes(db, contacts), listMerges(db, contacts)]);
  return {
    notes: notes.map(({ text, at }) => ({ text, at })),
    // Without the other contact: should staff have been wrong, it is somebody else's.
    merges: merges.map(({ at }) => ({ at })),
  };
}

/** After orders, requests and messages: what hung on nothing but them goes too. */
export async function forgetCustomerCard(tx: Transaction, contacts: readonly string[]): Promise<void> {
  await lockCards(tx);
  await deleteNotesAndMerges(tx, contacts);
  await deleteNotesAboutNobody(tx);
}

/** Notes and merges stay as long as somebody can be found by their contact. */
export function forgetNotesAboutNobody(db: Database): Promise<void> {
  return inTransaction(db, (tx) => forgetCustomerCard(tx, []));
}

/** What staff know of somebody stays on the card of whoever has another address now. */
export async function moveCustomerCard(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await lockCards(tx);
  await moveNotesAndMerges(tx, from, to);
}
