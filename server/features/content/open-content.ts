import type { Logger } from 'pino';
import type { ProductAnswer } from '../../../contract/products.ts';
import { PAGE_SLUGS } from '../../../domain/content/entry.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { DependencyName } from '../../http/dependency-names.ts';
import type { ContentPort } from '../../ports/content.ts';
import { createContentReads } from './content-reads.ts';
import { type ContentSnapshot, loadContentSnapshot } from './content-snapshot.ts';
import { findPage } from './find-page.ts';
import type { StoredReadings } from './stored-reading.store.ts';

type DropDependents = (names: ReadonlySet<DependencyName>) => void;

export type ContentOptions = {
  readonly db: Database;
  readonly port: ContentPort;
  readonly readings: StoredReadings;
  readonly readShopProfile: () => ShopProfile;
  readonly findProduct: (id: string) => ProductAnswer | undefined;
  readonly log: Logger;
};

export type Content = Awaited<ReturnType<typeof openContent>>;

/** Posts and pages in memory, with what pages read from them. */
export async function openContent(options: ContentOptions) {
  const { port, readShopProfile, findProduct } = options;
  const snapshot = await loadContentSnapshot(options);

  async function takeOver(drop: DropDependents): Promise<void> {
    if (await snapshot.reload()) drop(new Set(['content']));
  }

  return {
    reads: createContentReads({ ...snapshot, readShopProfile, findProduct }),

    /** Undefined where posts and pages are the shop's own. */
    readStatus: snapshot.readStatus,

    /** What there is to be found, for those who look for it; undefined while nobody knows. */
    listAddresses: () => (snapshot.isKnown() ? listAddresses(snapshot.read()) : undefined),

    /** Brings this node up to date and has what shows the old state dropped. */
    takeOver,

    /** Asks again and again where nobody announces changes. */
    follow(drop: DropDependents): { stop(): Promise<void> } {
      if (!port.elsewhere) return { stop: async () => {} };
      let asking = Promise.resolve();
      const timer = setInterval(() => {
        asking = asking.then(() => takeOver(drop));
      }, port.elsewhere.askEveryMs);
      return {
        async stop() {
          clearInterval(timer);
          await asking;
        },
      };
    },
  };
}

/** Every page and post, with when it changed and what it shows first. */
function listAddresses(snapshot: ContentSnapshot) {
  return {
    pages: PAGE_SLUGS.map((slug) => ({ path: `/${slug}`, changedOn: findPage(snapshot, slug).lastChanged })),
    posts: snapshot.posts.map(({ slug, updatedAt, coverId }) => ({
      path: `/blog/${slug}`,
      changedOn: updatedAt.toISOString(),
      cover: (coverId !== null && snapshot.pictures.get(coverId)) || null,
    })),
  };
}
