import type { BaseLogger } from 'pino';
import type { Database } from '../../database/database.ts';
import { serialise } from '../../database/serialise.ts';
import {
  type ContentElsewhere,
  ContentFault,
  type ContentPort,
  type PublishedContent,
} from '../../ports/content.ts';
import { findPictures } from './content.store.ts';
import { listPictureIds } from './markdown/list-picture-ids.ts';
import type { PictureFacts } from './markdown/reader-parts.ts';
import type { StoredReadings } from './stored-reading.store.ts';

export type ContentSnapshot = PublishedContent & { readonly pictures: ReadonlyMap<string, PictureFacts> };

/** How it is with another place, for the owner. */
export type ContentStatus = {
  readonly site: string;
  /** In one sentence, with what helps; null: the last reading succeeded. */
  readonly problem: string | null;
  /** When what is shown was read; null: nothing ever was. */
  readonly lastReadAt: Date | null;
};

const NOTHING: ContentSnapshot = { posts: [], pages: [], movedPosts: new Map(), pictures: new Map() };

export type SnapshotOptions = {
  readonly db: Database;
  readonly port: ContentPort;
  readonly readings: StoredReadings;
  readonly log: Pick<BaseLogger, 'warn' | 'info'>;
};

/** What can be read, in memory. */
export async function loadContentSnapshot({ db, port, readings, log }: SnapshotOptions) {
  let current: ContentSnapshot | undefined;
  let known = '';
  let problem: string | null = null;
  let lastReadAt: Date | null = null;

  /** Whether anything is different now. */
  async function take(published: PublishedContent): Promise<boolean> {
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

  const reloadOwn = async () => take(await port.readPublished());

  async function startFromStored({ site }: ContentElsewhere): Promise<void> {
    const cached = await readings.find(site);
    if (!cached) return;
    await take(cached.published);
    lastReadAt = cached.readAt;
  }

  /** What was read last stands in while the other place says nothing. */
  async function reloadElsewhere({ site }: ContentElsewhere): Promise<boolean> {
    try {
      const published = await port.readPublished();
      lastReadAt = new Date();
      const isDifferent = await take(published);
      if (isDifferent) await readings.keep(site, { published, readAt: lastReadAt });
      if (problem !== null) log.info({ site }, 'Posts and pages can be read again');
      problem = null;
      return isDifferent;
    } catch (error) {
      const reason =
        error instanceof ContentFault ? error.message : 'Posts and pages could not be taken over.';
      const details = error instanceof ContentFault ? { reason } : { err: error };
      if (reason !== problem) {
        log.warn(details, 'Posts and pages could not be read; the last version stays in use');
      }
      problem = reason;
      return false;
    }
  }

  const { elsewhere } = port;
  if (elsewhere) await startFromStored(elsewhere);
  const reload = serialise(elsewhere ? () => reloadElsewhere(elsewhere) : reloadOwn);
  await reload();
  return {
    read: (): ContentSnapshot => current ?? NOTHING,
    /** False until another place has answered for the first time: nobody knows then which posts there are. */
    isKnown: () => current !== undefined,
    readStatus: (): ContentStatus | undefined => elsewhere && { site: elsewhere.site, problem, lastReadAt },
    reload,
  };
}
