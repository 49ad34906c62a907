import type { PostChange } from '../../../../contract/content-admin.ts';
import { checkPost } from '../../../../domain/content/check-post.ts';
import type { EntryContent } from '../../../../domain/content/entry.ts';
import { describeEntryDifferences } from '../../../../domain/content/entry-differences.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import {
  type Entry,
  findEntry,
  insertRevision,
  lockEntry,
  pickContent,
  takeSlug,
  updateEntry,
} from '../content.store.ts';
import { holdCover } from './hold-cover.ts';
import {
  checkSeenVersion,
  NO_SUCH_POST,
  POST_ADDRESSES,
  POST_DELETED,
  recordContentChange,
  SLUG_TAKEN,
} from './keep-entry.ts';

export type ChangeParts = { readonly db: Database; readonly actor: Actor; readonly now: Date };

/** What it said before is kept, and so is every address it ever had. */
export function changePost(
  { db, actor, now }: ChangeParts,
  id: string,
  { version, ...change }: PostChange,
): Promise<Result<Entry>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [POST_ADDRESSES]);
    const entry = await lockEntry(tx, { kind: 'post', id });
    if (!entry) return NO_SUCH_POST;
    if (entry.deletedAt) return POST_DELETED;
    const checked = checkPost(mergeChange(entry, change), now);
    if (!checked.ok) return checked;
    const content = checked.value;
    // Whichever version was seen, nothing is lost: a request that is repeated after a lost answer succeeds.
    if (!describeEntryDifferences(entry, content)) return accept(entry);
    const seen = await checkSeenVersion(tx, entry, version);
    if (!seen.ok) return seen;
    const held = await holdCover(tx, content);
    if (!held.ok) return held;
    if (!(await takeSlug(tx, { kind: 'post', slug: content.slug, entryId: id }))) return SLUG_TAKEN;

    await insertRevision(tx, entry, actor.userId);
    await updateEntry(tx, { id, version: entry.version, content, actorId: actor.userId });
    await recordContentChange(tx, { actorId: actor.userId, what: 'changed', content, now });
    return accept((await findEntry(tx, { kind: 'post', id })) ?? entry);
  });
}

function mergeChange(entry: Entry, change: Omit<PostChange, 'version'>): EntryContent {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { publishedAt } = change;
  return {
    ...pickContent(entry),
    ...given,
    publishedAt:
      publishedAt === undefined ? entry.publishedAt : publishedAt === null ? null : new Date(publishedAt),
  };
}
