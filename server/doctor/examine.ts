import type { ShopProfile } from '../../domain/shop/profile.ts';
import type { Finding } from '../../domain/shop/readiness.ts';
import type { Database } from '../database/database.ts';
import type { FilePort } from '../ports/files.ts';
import type { Settings } from '../settings/settings.ts';
import { compareClocks, findReachFault } from './ask-outside.ts';
import { examineDatabase } from './examine-database.ts';
import { judgeMachine, readMachine } from './examine-machine.ts';
import { examineOutside, type Probes } from './examine-outside.ts';
import { judgeSettings, type SettingsFacts } from './examine-settings.ts';
import { examineShop } from './examine-shop.ts';

export type ExaminedSettings = SettingsFacts &
  Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseReportsUrl' | 'bucket' | 'paystack'>;

export type ExaminedShop = {
  readonly db: Database;
  readonly files: FilePort;
  readonly readShopProfile: () => ShopProfile;
};

/** Whether the shop is ready to open, line by line: for `npm run doctor` and for the owner's screen alike. */
export async function examine(
  settings: ExaminedSettings,
  probes: Probes,
  shop: ExaminedShop,
): Promise<readonly Finding[]> {
  const { db, files, readShopProfile } = shop;
  const [before, database, outside, own] = await Promise.all([
    examineBeforeDatabase(settings),
    examineDatabase(db, settings),
    examineOutside({ settings, probes, files }),
    examineShop({ db, readShopProfile, hasOnlinePayments: probes.payments !== undefined, now: new Date() }),
  ]);
  return [...before, ...database, ...outside, ...own];
}

/** What can be said without a database. */
export async function examineBeforeDatabase(settings: ExaminedSettings): Promise<readonly Finding[]> {
  const others = [settings.paystack?.url, settings.bucket?.endpoint].filter((url) => url !== undefined);
  const [reachFault, clockAheadMs] = await Promise.all([
    findReachFault(settings.publicUrl),
    compareClocks(others),
  ]);
  const machine = await readMachine(settings.dataDir, clockAheadMs);
  return [...judgeMachine(machine, settings), ...judgeSettings(settings, reachFault)];
}
