import type { Database } from '../../database/database.ts';
import type { DependencyName } from '../../http/dependency-names.ts';
import { type BrandFilesParts, createBrandFiles } from './brand/brand-files.ts';
import { loadShopSnapshot } from './shop-snapshot.ts';

export type OpenShopParts = BrandFilesParts & {
  readonly db: Database;
  /** What the shop's absolute addresses begin with. */
  readonly origin: string;
};

/** Who the shop is and how it looks, in memory and as files. */
export async function openShop({ db, origin, ...parts }: OpenShopParts) {
  const snapshot = await loadShopSnapshot(db, origin);
  const brandFiles = createBrandFiles(parts);
  return {
    read: snapshot.read,
    brandFiles,
    /** Reads both anew; pages are dropped only when the files they will name are there. */
    async takeOver(dropDependents: (names: ReadonlySet<DependencyName>) => void): Promise<void> {
      await snapshot.reload();
      await brandFiles.take(snapshot.read().brand);
      dropDependents(new Set(['shop-profile']));
    },
  };
}
