import type { AdminPost } from '../../../../contract/content-admin.ts';
import { judgeStanding } from '../../../../domain/content/entry.ts';
import type { Entry } from '../content.store.ts';
import type { PictureFacts } from '../markdown/reader-parts.ts';

/** A post as administrators see it: with its Markdown, whoever may read it. */
export function describePost(
  entry: Entry,
  pictures: ReadonlyMap<string, PictureFacts>,
  now: Date,
): AdminPost {
  const { kind: _, coverId, publishedAt, createdAt, updatedAt, deletedAt, ...post } = entry;
  const cover = coverId === null ? undefined : pictures.get(coverId);
  return {
    ...post,
    coverId,
    cover: cover ? { ...cover, alt: entry.coverAlt } : null,
    tags: [...entry.tags],
    productIds: [...entry.productIds],
    standing: deletedAt ? 'deleted' : judgeStanding(entry, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
