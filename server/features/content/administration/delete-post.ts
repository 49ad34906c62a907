import { accept, type Result } from '../../../../domain/refusal.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { deleteEntry, type Entry, lockEntry } from '../content.store.ts';
import type { ChangeParts } from './change-post.ts';
import { NO_SUCH_POST, recordContentChange } from './keep-entry.ts';

/** Gone with its older versions and addresses; whoever deleted it gets its words, to put it back. */
export function deletePost({ db, actor, now }: ChangeParts, id: string): Promise<Result<Entry>> {
  return inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, { kind: 'post', id });
    if (!entry) return NO_SUCH_POST;
    await deleteEntry(tx, id);
    await recordContentChange(tx, { actorId: actor.userId, what: 'deleted', content: entry, now });
    return accept(entry);
  });
}
