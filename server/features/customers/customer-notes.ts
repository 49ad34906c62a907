import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { deleteNote, insertNote, isKnownContact, listNotes } from './customers.store.ts';
import { lockCards } from './merge-customers.ts';
import { findContacts, NO_SUCH_CUSTOMER } from './read-card.ts';

type NewNote = { readonly contact: string; readonly text: string };

export function addCustomerNote(
  db: Database,
  { userId }: Actor,
  { contact, text }: NewNote,
  now: Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    await lockCards(tx);
    if (!(await isKnownContact(tx, contact))) return NO_SUCH_CUSTOMER;
    await insertNote(tx, { contact, text, at: now, writtenBy: userId });
    // Without its words, which go with the person.
    await recordAuditEvent(tx, {
      action: 'customer.note_added',
      actorId: userId,
      subjectId: userId,
      at: now,
    });
    return accept(undefined);
  });
}

export function removeCustomerNote(
  db: Database,
  { userId }: Actor,
  id: string,
  now: Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    if (await deleteNote(tx, id)) {
      await recordAuditEvent(tx, {
        action: 'customer.note_removed',
        actorId: userId,
        subjectId: userId,
        at: now,
      });
    }
    return accept(undefined);
  });
}

/** What staff have written about the person with this contact, the newest first. */
export async function listNotesAbout(db: Database, contact: string): Promise<readonly string[]> {
  const notes = await listNotes(db, await findContacts(db, contact));
  return notes.map(({ text }) => text);
}
