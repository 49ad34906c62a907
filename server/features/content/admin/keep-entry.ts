import type { EntryContent } from '../../../../domain/content/entry.ts';
import { describeEntryDifferences } from '../../../../domain/content/entry-differences.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { type Entry, findRevision } from '../content.store.ts';

export const NO_SUCH_POST = refuse('not_found', 'no_such_post', 'We can’t find this post.');
export const POST_DELETED = refuse(
  'conflict',
  'post_deleted',
  'Someone has deleted this post. Restore it to continue.',
);
export const SLUG_TAKEN = refuse('conflict', 'slug_taken', 'Another post uses or used this link.', {
  slug: 'Another post uses or used this link.',
});
const NO_SUCH_VERSION = refuse(
  'invalid',
  'no_such_version',
  'This version no longer exists. Open it again.',
  {
    version: 'This version no longer exists.',
  },
);

/** Two who want the same address wait for each other. */
export const POST_ADDRESSES = 'content: addresses of posts';

/** So far the clock of a node may be ahead of the database's, which decides what can be read. */
const CLOCKS_APART_MAX_MS = 60_000;

export type ContentChange = {
  readonly actorId: string | null;
  readonly what: 'created' | 'changed' | 'deleted' | 'restored';
  readonly content: EntryContent;
  readonly now: Date;
};

/**
 * What follows from every change, in its transaction: who did it, the news for every node, and for what cannot be read yet the job
 * that tells them again when its moment has come.
 */
export async function recordContentChange(
  tx: Transaction,
  { actorId, what, content, now }: ContentChange,
): Promise<void> {
  if (actorId !== null) {
    const { slug, title, status } = content;
    await recordAuditEvent(tx, {
      action: 'content.changed',
      actorId,
      subjectId: actorId,
      details: { what, slug, title, status },
    });
  }
  const { status, publishedAt } = content;
  const isYetToCome = publishedAt !== null && publishedAt.getTime() > now.getTime() - CLOCKS_APART_MAX_MS;
  if (what !== 'deleted' && status === 'published' && isYetToCome) {
    await addJob(tx, 'announce-content', {}, { runAt: publishedAt });
  }
  await announceChange(tx, 'content');
}

/** An older version will do when nothing is different now, as when somebody took a change back. */
export async function checkSeenVersion(
  tx: Transaction,
  entry: Entry,
  version: number,
): Promise<Result<void, 'no_such_version' | 'stale_edit'>> {
  if (version === entry.version) return accept(undefined);
  const seen = version < entry.version ? await findRevision(tx, entry.id, version) : undefined;
  if (!seen) return NO_SUCH_VERSION;
  const differences = describeEntryDifferences(seen, entry);
  if (!differences) return accept(undefined);
  const { words, fields } = differences;
  return refuse('conflict', 'stale_edit', `Someone changed ${words} since you opened it.`, fields);
}
