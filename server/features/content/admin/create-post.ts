import type { NewPost } from '../../../../contract/content-admin.ts';
import { makeSlug, numberSlug } from '../../../../domain/catalogue/slug.ts';
import { checkPost } from '../../../../domain/content/check-post.ts';
import { describeEntryDifferences } from '../../../../domain/content/entry-differences.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  type Entry,
  findEntry,
  findRevision,
  insertEntry,
  listTakenSlugs,
  takeSlug,
} from '../content.store.ts';
import type { ChangeParts } from './change-post.ts';
import { holdCover } from './hold-cover.ts';
import { POST_ADDRESSES, recordContentChange, SLUG_TAKEN } from './keep-entry.ts';

const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This post was already saved with a different text. Edit it in your posts.',
);

/** Refused for words that came too late, it names the post that has the first ones. */
export type CreatedPost = Result<Entry> & { readonly details?: { readonly id: string } };

/** However often it is sent under the same key, it is written once. */
export function createPost(
  { db, actor, now }: ChangeParts,
  key: string,
  body: NewPost,
): Promise<CreatedPost> {
  return inTransaction(db, async (tx) => {
    // Two requests of one key wait for each other here, too.
    await lockNames(tx, [POST_ADDRESSES]);
    const earlier = await findEntry(tx, { kind: 'post', key });
    if (earlier) return repeatCreation(tx, earlier, body);
    const slug = body.slug ?? (await findFreeSlug(tx, body.title));
    const publishedAt = body.publishedAt === null ? null : new Date(body.publishedAt);
    const checked = checkPost({ ...body, slug, publishedAt }, now);
    if (!checked.ok) return checked;
    const held = await holdCover(tx, checked.value);
    if (!held.ok) return held;
    if ((await listTakenSlugs(tx, 'post', slug)).has(slug)) return SLUG_TAKEN;

    const content = checked.value;
    const id = await insertEntry(tx, { kind: 'post', content, actorId: actor.userId, key });
    await takeSlug(tx, { kind: 'post', slug, entryId: id });
    await recordContentChange(tx, { actorId: actor.userId, what: 'created', content, now });
    const entry = await findEntry(tx, { kind: 'post', id });
    if (!entry) throw new Error('A post is missing right after it was saved.');
    return accept(entry);
  });
}

/** Whatever became of the post since: the words that were sent first are compared. */
async function repeatCreation(tx: Transaction, entry: Entry, body: NewPost): Promise<CreatedPost> {
  const first = entry.version === 1 ? entry : { ...entry, ...(await findRevision(tx, entry.id, 1)) };
  const { slug = first.slug } = body;
  const publishedAt = body.publishedAt === null ? first.publishedAt : new Date(body.publishedAt);
  const isSame = !describeEntryDifferences(first, { ...body, slug, publishedAt });
  return isSame ? accept(entry) : { ...KEY_REUSED, details: { id: entry.id } };
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
