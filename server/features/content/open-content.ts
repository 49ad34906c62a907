import type { Logger } from 'pino';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { DependencyName } from '../../http/dependency-names.ts';
import type { ContentPort } from '../../ports/content.ts';
import { createContentReads } from './content-reads.ts';
import { loadContentSnapshot } from './content-snapshot.ts';
import { listAddresses } from './list-addresses.ts';

type DropDependents = (names: ReadonlySet<DependencyName>) => void;

export type ContentOptions = {
  readonly db: Database;
  readonly port: ContentPort;
  readonly readShopProfile: () => ShopProfile;
  readonly findProduct: (id: string) => ProductAnswer | undefined;
  readonly log: Logger;
};

export type Content = Awaited<ReturnType<typeof openContent>>;

/** Posts and pages in memory, with what pages read from them. */
export async function openContent({ db, port, readShopProfile, findProduct, log }: ContentOptions) {
  const snapshot = await loadContentSnapshot({ db, port, log });

  async function takeOver(drop: DropDependents): Promise<void> {
    if (await snapshot.reload()) drop(new Set(['content']));
  }

  return {
    reads: createContentReads({ read: snapshot.read, readShopProfile, findProduct }),

    /** What there is to be found, for those who look for it. */
    listAddresses: () => listAddresses(snapshot.read()),

    /** Brings this node up to date and has what shows the old state dropped. */
    takeOver,

    /** Asks again and again where nobody announces changes. */
    follow(drop: DropDependents): { stop(): Promise<void> } {
      if (port.askEveryMs === undefined) return { stop: async () => {} };
      let asking = Promise.resolve();
      const timer = setInterval(() => {
        asking = asking.then(() => takeOver(drop));
      }, port.askEveryMs);
      return {
        async stop() {
          clearInterval(timer);
          await asking;
        },
      };
    },
  };
}
