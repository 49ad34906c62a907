import type { DeliveryTermsAnswer } from '../../../contract/delivery.ts';
import { judgeBackup } from '../../../domain/shop/backup-age.ts';
import { type FirstStep, listDoneSteps, type TickedStep } from '../../../domain/shop/first-week.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { readBackupRecord } from '../../database/backup-record.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { hasAnyOrder, hasPublishedProduct, readTickedSteps, writeTickedSteps } from './first-week.store.ts';

export type FirstWeekParts = {
  readonly db: Database;
  readonly readShopProfile: () => ShopProfile;
  readonly readDeliveryTerms: (db: Database) => Promise<DeliveryTermsAnswer>;
  readonly readClock: () => Date;
};

/** How far a new shop is, and whether it has a history to look at. */
export async function readFirstWeek({
  db,
  readShopProfile,
  readDeliveryTerms,
  readClock,
}: FirstWeekParts): Promise<{ readonly hasOrders: boolean; readonly firstSteps: FirstStep[] }> {
  const [terms, hasProducts, hasOrders, backup, ticked] = await Promise.all([
    readDeliveryTerms(db),
    hasPublishedProduct(db),
    hasAnyOrder(db),
    readBackupRecord(db),
    readTickedSteps(db),
  ]);
  const firstSteps = listDoneSteps({
    profile: readShopProfile(),
    zoneCount: terms.zones.length,
    hasBankAccount: terms.transferAccount !== null,
    hasProducts,
    hasOrders,
    hasFreshBackup: judgeBackup(backup, readClock()) === 'fresh',
    ticked,
  });
  return { hasOrders, firstSteps: [...firstSteps] };
}

type Tick = { readonly step: TickedStep; readonly isDone: boolean };

export async function tickFirstStep(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  { step, isDone }: Tick,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockNames(tx, ['first-steps']);
    const ticked = await readTickedSteps(tx);
    if (ticked.includes(step) === isDone) return;
    await writeTickedSteps(tx, isDone ? [...ticked, step] : ticked.filter((each) => each !== step));
    await recordAuditEvent(tx, {
      action: 'shop.first_step_ticked',
      actorId: userId,
      subjectId: userId,
      details: { step, isDone },
    });
  });
}
