import type { BaseLogger } from 'pino';
import type { Database } from '../../database/database.ts';
import { serialise } from '../../database/serialise.ts';
import type { ContentPort, PublishedContent } from '../../ports/content.ts';
import { findPictures } from './content.store.ts';
import { listPictureIds } from './markdown/list-picture-ids.ts';
import type { PictureFacts } from './markdown/reader-parts.ts';

export type ContentSnapshot = PublishedContent & { readonly pictures: ReadonlyMap<string, PictureFacts> };

const NOTHING: ContentSnapshot = { posts: [], pages: [], movedPosts: new Map(), pictures: new Map() };

export type SnapshotOptions = {
  readonly db: Database;
  readonly port: ContentPort;
  readonly log: Pick<BaseLogger, 'warn'>;
};

/** What can be read, in memory. Until another place answers for the first time there are no posts, and the pages say what came with the shop. */
export async function loadContentSnapshot({ db, port, log }: SnapshotOptions) {
  let current = NOTHING;
  let known = '';

  /** Whether anything is different now. */
  async function reload(): Promise<boolean> {
    const published = await port.readPublished();
    const texts = [...published.posts, ...published.pages].map(({ body }) => body);
    const coverIds = published.posts.flatMap(({ coverId }) => coverId ?? []);
    const pictures = await findPictures(db, [...new Set([...coverIds, ...texts.flatMap(listPictureIds)])]);
    const found = JSON.stringify([
      published.posts,
      published.pages,
      [...published.movedPosts],
      [...pictures],
    ]);
    if (found === known) return false;
    known = found;
    current = { ...published, pictures };
    return true;
  }

  /** What was read last stands in while the other place says nothing. */
  async function reloadIfReachable(): Promise<boolean> {
    try {
      return await reload();
    } catch (error) {
      log.warn({ err: error }, 'Posts and pages could not be read; what was read before goes on being shown');
      return false;
    }
  }

  const isElsewhere = port.askEveryMs !== undefined;
  const reloadSerialised = serialise(isElsewhere ? reloadIfReachable : reload);
  await reloadSerialised();
  return { read: () => current, reload: reloadSerialised };
}
