import { accept, type Result } from '../../../../domain/refusal.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Entry, lockEntry, writeDeletedAt } from '../content.store.ts';
import type { ChangeParts } from './change-post.ts';
import { NO_SUCH_POST, recordContentChange } from './keep-entry.ts';

/** Gone for its readers at once; what it ever said and every address it had stay, to be put back. */
export function deletePost(parts: ChangeParts, id: string): Promise<Result<Entry>> {
  return setDeleted(parts, id, true);
}

/** It stands to its readers as it did before. */
export function restorePost(parts: ChangeParts, id: string): Promise<Result<Entry>> {
  return setDeleted(parts, id, false);
}

function setDeleted({ db, actor, now }: ChangeParts, id: string, isDeleted: boolean): Promise<Result<Entry>> {
  return inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, { kind: 'post', id });
    if (!entry) return NO_SUCH_POST;
    // Asked for again after a lost answer, there is nothing left to do.
    if ((entry.deletedAt !== null) === isDeleted) return accept(entry);
    const deletedAt = isDeleted ? now : null;
    await writeDeletedAt(tx, id, deletedAt);
    const what = isDeleted ? 'deleted' : 'restored';
    await recordContentChange(tx, { actorId: actor.userId, what, content: entry, now });
    return accept({ ...entry, deletedAt });
  });
}
