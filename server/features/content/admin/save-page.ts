import type { PageChange } from '../../../../contract/content-admin.ts';
import type { EntryContent, PageSlug } from '../../../../domain/content/entry.ts';
import { describeEntryDifferences } from '../../../../domain/content/entry-differences.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  type Entry,
  findEntry,
  insertEntry,
  insertRevision,
  lockEntry,
  updateEntry,
} from '../content.store.ts';
import type { ChangeParts } from './change-post.ts';
import { checkSeenVersion, recordContentChange } from './keep-entry.ts';

const WRITTEN_MEANWHILE = refuse('conflict', 'stale_edit', 'Someone changed this page since you opened it.', {
  body: 'Someone changed this page since you opened it.',
});

/** The owner's words take the place of those that came with the shop, or of the owner's own of before. */
export function savePage(
  { db, actor, now }: ChangeParts,
  slug: PageSlug,
  { version, ...words }: PageChange,
): Promise<Result<Entry>> {
  return inTransaction(db, async (tx) => {
    // Two who write the same page for the first time have no row to wait for.
    await lockNames(tx, [`content page ${slug}`]);
    const entry = await lockEntry(tx, { kind: 'page', slug });
    const content: EntryContent = { ...BLANK, slug, ...words, publishedAt: entry?.publishedAt ?? now };
    if (!entry) {
      if (version > 0) return WRITTEN_MEANWHILE;
      await insertEntry(tx, { kind: 'page', content, actorId: actor.userId });
    } else {
      if (!describeEntryDifferences(entry, content)) return accept(entry);
      const seen = version === 0 ? WRITTEN_MEANWHILE : await checkSeenVersion(tx, entry, version);
      if (!seen.ok) return seen;
      await insertRevision(tx, entry, actor.userId);
      await updateEntry(tx, { id: entry.id, version: entry.version, content, actorId: actor.userId });
    }
    await recordContentChange(tx, {
      actorId: actor.userId,
      what: entry ? 'changed' : 'created',
      content,
      now,
    });
    const saved = await findEntry(tx, { kind: 'page', slug });
    if (!saved) throw new Error('A page is missing right after it was saved.');
    return accept(saved);
  });
}

/** What only posts have. */
const BLANK = {
  coverId: null,
  coverAlt: '',
  tags: [],
  productIds: [],
  author: '',
  status: 'published',
} as const;
