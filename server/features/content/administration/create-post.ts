import type { NewPost } from '../../../../contract/content-desk.ts';
import { makeSlug, numberSlug } from '../../../../domain/catalogue/slug.ts';
import { checkPost } from '../../../../domain/content/check-post.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type Entry, findEntry, insertEntry, listTakenSlugs, takeSlug } from '../content.store.ts';
import { holdCover } from './hold-cover.ts';
import { POST_ADDRESSES, recordContentChange, SLUG_TAKEN } from './keep-entry.ts';

export type CreateParts = { readonly db: Database; readonly actorId: string | null; readonly now: Date };

export function createPost({ db, actorId, now }: CreateParts, body: NewPost): Promise<Result<Entry>> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [POST_ADDRESSES]);
    const slug = body.slug ?? (await findFreeSlug(tx, body.title));
    const publishedAt = body.publishedAt === null ? null : new Date(body.publishedAt);
    const checked = checkPost({ ...body, slug, publishedAt }, now);
    if (!checked.ok) return checked;
    const held = await holdCover(tx, checked.value);
    if (!held.ok) return held;
    if ((await listTakenSlugs(tx, 'post', slug)).has(slug)) return SLUG_TAKEN;

    const id = await insertEntry(tx, { kind: 'post', content: checked.value, actorId });
    await takeSlug(tx, { kind: 'post', slug, entryId: id });
    await recordContentChange(tx, { actorId, what: 'created', content: checked.value, now });
    const entry = await findEntry(tx, { kind: 'post', id });
    if (!entry) throw new Error('A post was written and is not there.');
    return accept(entry);
  });
}

async function findFreeSlug(tx: Transaction, title: string): Promise<string> {
  const wanted = makeSlug(title) || 'post';
  const taken = await listTakenSlugs(tx, 'post', wanted.slice(0, -SHORTENED_BY));
  let count = 1;
  while (taken.has(numberSlug(wanted, count))) count += 1;
  return numberSlug(wanted, count);
}

/** So much of a long address may give way to its number. */
const SHORTENED_BY = 6;
