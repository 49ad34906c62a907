import { findNextChange, showHomePage } from '../../../domain/shop/home/home-page.ts';
import type { Database } from '../../database/database.ts';
import type { DependencyName } from '../../http/dependency-names.ts';
import { type BrandFilesParts, createBrandFiles } from './brand/brand-files.ts';
import { loadShopSnapshot } from './shop-snapshot.ts';

export type OpenShopParts = BrandFilesParts & {
  readonly db: Database;
  /** What the shop's absolute addresses begin with. */
  readonly origin: string;
  readonly readClock: () => Date;
  readonly areVouchersSold: (db: Database) => Promise<boolean>;
  readonly sendsNoEmail?: boolean;
};

type DropDependents = (names: ReadonlySet<DependencyName>) => void;

/** Timers of more than three weeks are not kept by the machine: a day is looked at again. */
const LOOK_AGAIN_MS = 24 * 3_600_000;

/** Who the shop is, how it looks and what its first page says, in memory and as files. */
export async function openShop(parts: OpenShopParts) {
  const { db, origin, readClock, areVouchersSold, sendsNoEmail, readMaster, log } = parts;
  const snapshot = await loadShopSnapshot(db, origin, areVouchersSold, sendsNoEmail);
  const brandFiles = createBrandFiles({ readMaster, log });
  let timer: NodeJS.Timeout | undefined;

  /** An announcement begins and ends by itself: what shows it is dropped at that moment. */
  function awaitNextChange(dropDependents: DropDependents): void {
    clearTimeout(timer);
    const next = findNextChange(snapshot.readHomePage(), readClock());
    if (!next) return;
    const wait = Math.min(next.getTime() - readClock().getTime(), LOOK_AGAIN_MS);
    timer = setTimeout(() => {
      dropDependents(new Set(['shop-profile']));
      awaitNextChange(dropDependents);
    }, wait);
    timer.unref();
  }

  return {
    read: snapshot.read,
    /** For pages. */
    reads: {
      readShopProfile: snapshot.read,
      readHomePage: () => showHomePage(snapshot.readHomePage(), readClock()),
    },
    brandFiles,
    /** Reads everything anew; pages are dropped only when the files they will name are there. */
    async takeOver(dropDependents: DropDependents): Promise<void> {
      await snapshot.reload();
      await brandFiles.take(snapshot.read().brand);
      dropDependents(new Set(['shop-profile']));
      awaitNextChange(dropDependents);
    },
    close: () => clearTimeout(timer),
  };
}
