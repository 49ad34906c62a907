import type { MergePreview } from '../../../contract/customers.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { isId } from '../../http/id-parameter.ts';
import { deleteMerge, insertMerge, isKnownContact } from './customers.store.ts';
import { type CardParts, describeCard, findContacts, NO_SUCH_CUSTOMER, summariseCard } from './read-card.ts';

type Merge = { readonly contact: string; readonly other: string };

const SAME_CUSTOMER = refuse('conflict', 'same_customer', 'These two are already the same customer.');
const NO_SUCH_MERGE = refuse('not_found', 'no_such_merge', 'These customers are no longer merged.');

/** What two cards come to together. Nothing is written. */
export async function previewMerge(
  parts: CardParts,
  { contact, other }: Merge,
): Promise<Result<MergePreview>> {
  const found = await findBoth(parts.db, { contact, other });
  if (!found.ok) return found;
  const [ours, theirs] = found.value;
  const [own, added, merged] = await Promise.all([
    describeCard(parts, contact, ours),
    describeCard(parts, other, theirs),
    describeCard(parts, contact, [...ours, ...theirs]),
  ]);
  return accept({ cards: [summariseCard(own), summariseCard(added)], merged: summariseCard(merged) });
}

/** States that two contacts are one person. Nothing else is touched, so that it can be taken back. */
export function mergeCustomers(
  db: Database,
  { userId }: Actor,
  { contact, other }: Merge,
  now: Date,
): Promise<Result<string>> {
  return inTransaction(db, async (tx) => {
    await lockCards(tx);
    const found = await findBoth(tx, { contact, other });
    if (!found.ok) return found;
    const mergeId = await insertMerge(tx, { contact, otherContact: other, at: now, mergedBy: userId });
    await recordAuditEvent(tx, {
      action: 'customer.merged',
      actorId: userId,
      subjectId: userId,
      at: now,
      details: { merge: mergeId },
    });
    return accept(mergeId);
  });
}

export function undoMerge(db: Database, { userId }: Actor, id: string, now: Date): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    await lockCards(tx);
    if (!(isId(id) && (await deleteMerge(tx, id)))) return NO_SUCH_MERGE;
    await recordAuditEvent(tx, {
      action: 'customer.merge_undone',
      actorId: userId,
      subjectId: userId,
      at: now,
      details: { merge: id },
    });
    return accept(undefined);
  });
}

/** Two who merge, note or erase at once do it one after the other: what is erased is not written down again. */
export async function lockCards(tx: Transaction): Promise<void> {
  await lockNames(tx, ['oyin: customer cards']);
}

/** The contacts of two people who are not one yet. */
async function findBoth(
  db: Database | Transaction,
  { contact, other }: Merge,
): Promise<Result<readonly [readonly string[], readonly string[]]>> {
  if (!((await isKnownContact(db, contact)) && (await isKnownContact(db, other)))) return NO_SUCH_CUSTOMER;
  const ours = await findContacts(db, contact);
  return ours.includes(other) ? SAME_CUSTOMER : accept([ours, await findContacts(db, other)]);
}
