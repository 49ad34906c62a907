import { isDeepStrictEqual } from 'node:util';
import type { BaseLogger } from 'pino';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { isSameKin } from '../../../../domain/catalogue/related.ts';
import type { Database } from '../../../database/database.ts';
import { type DependencyName, nameKin } from '../../../http/dependency-names.ts';
import type { CatalogueChange, FollowCatalogue } from '../catalogue-change.ts';
import { findArrangement } from '../categories/categories.store.ts';
import { createProductIndex } from './product-index.ts';
import { findChangedSlice, findNewestMark, findPublishedSlice } from './snapshot.store.ts';

/**
 * Products read and taken over at one go. The database is asked between two slices, which lets waiting requests pass:
 * nobody waits for a whole catalogue, and no second copy of it is made.
 */
export const SLICE_SIZE = 200;

export type DropDependents = (names: ReadonlySet<DependencyName>) => void;

export type SnapshotOptions = {
  readonly db: Database;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  /** Hear of every product from the first slice on, so that they need no loading of their own. */
  readonly followers: readonly FollowCatalogue[];
};

export type CatalogueSnapshot = Awaited<ReturnType<typeof loadCatalogueSnapshot>>;

/** The window of the shop in memory: every published product, found and listed without the database. */
export async function loadCatalogueSnapshot({ db, log, followers }: SnapshotOptions) {
  const index = createProductIndex();
  let isStale = false;
  let takingOver: Promise<void> = Promise.resolve();

  async function apply(change: CatalogueChange, dropDependents: DropDependents): Promise<void> {
    const names = nameDependencies(change, index.find);
    const hadDesigns = index.hasDesigns();
    index.apply(change);
    if (index.hasDesigns() !== hadDesigns) names.add('designer');
    try {
      for (const follow of followers) await follow(change);
    } finally {
      // Last, so that nothing made meanwhile from a follower's old state is kept.
      dropDependents(names);
    }
  }

  // Read before the products are: what changes meanwhile is newer than this and read again.
  let mark = await findNewestMark(db);
  for (let afterId = ''; ; ) {
    const put = await findPublishedSlice(db, afterId, SLICE_SIZE);
    await apply({ put, removed: [] }, () => {});
    const last = put.at(-1);
    if (!last || put.length < SLICE_SIZE) break;
    afterId = last.id;
  }
  index.arrange(await findArrangement(db));

  async function takeOverChanges(dropDependents: DropDependents): Promise<void> {
    for (;;) {
      const slice = await findChangedSlice(db, mark, SLICE_SIZE);
      if (!slice.mark) break;
      const put = slice.products.filter(({ status }) => status === 'published');
      const gone = slice.products.filter(({ status }) => status !== 'published');
      await apply({ put, removed: gone.map(({ id }) => id) }, dropDependents);
      mark = slice.mark;
    }
    const arrangement = await findArrangement(db);
    if (isDeepStrictEqual(arrangement, index.arrangement())) return;
    index.arrange(arrangement);
    dropDependents(new Set(['catalogue']));
  }

  return {
    index,
    /** Whether the last change could not be taken over, and the window shows what was before. */
    isStale: () => isStale,

    /** Takes over what changed since the last time, one call after the other. What fails is tried again by the next call. */
    takeOver(dropDependents: DropDependents): Promise<void> {
      const attempt = takingOver
        .then(() => takeOverChanges(dropDependents))
        .then(
          () => {
            if (isStale) log.info('the catalogue is up to date again');
            isStale = false;
          },
          (error: unknown) => {
            isStale = true;
            log.warn({ err: error }, 'the catalogue could not be updated; the last version stays in use');
            throw error;
          },
        );
      takingOver = attempt.catch(() => {});
      return attempt;
    },
  };
}

/** Everything kept that a change makes out of date; asked while the old products can still be found. */
function nameDependencies(
  { put, removed }: CatalogueChange,
  findBefore: (id: string) => Product | undefined,
): Set<DependencyName> {
  const names = new Set<DependencyName>(['catalogue']);
  for (const id of removed) names.add(`product:${id}`);
  for (const product of put) {
    names.add(`product:${product.id}`);
    const before = findBefore(product.id);
    if (before && isSameKin(before, product)) continue;
    for (const relative of before ? [before, product] : [product]) {
      for (const name of nameKin(relative)) names.add(name);
    }
  }
  return names;
}
