import type { Waiting } from '../../../contract/dashboard.ts';
import type { DeliveryTermsAnswer } from '../../../contract/delivery.ts';
import type { Calendar } from '../../../domain/delivery/calendar.ts';
import { judgeBackup } from '../../../domain/shop/backup-age.ts';
import {
  FIRST_STEPS,
  type FirstStep,
  listDoneSteps,
  listOpeningObstacles,
  type ShopState,
  type TickedStep,
} from '../../../domain/shop/first-week.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import { readBackupRecord } from '../../database/backup-record.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import {
  countFirstProducts,
  countUntouchedPages,
  hasAnyOrder,
  hasAnyRefund,
  readTickedSteps,
  writeTickedSteps,
} from './first-week.store.ts';

type Read<Value> = (db: Database | Transaction) => Promise<Value>;

/** As the database has it: what a node keeps in memory may be a moment older. */
export type ShopStateParts = {
  readonly findShopProfile: Read<ShopProfile | undefined>;
  readonly hasOwnLook: Read<boolean>;
  readonly hasOwnHomePage: Read<boolean>;
  readonly readCalendar: Read<Calendar>;
  readonly readDeliveryTerms: Read<DeliveryTermsAnswer>;
  readonly hasOnlinePayments: boolean;
  readonly isShopOpen: Read<boolean>;
  /** What customers could order as it came with the shop. */
  readonly countPublishedSamples: Read<number>;
  readonly readClock: () => Date;
};

export type FirstWeekParts = ShopStateParts & { readonly db: Database };

/** One after the other: a transaction has one connection, and nobody asks often. */
export async function readShopState(db: Database | Transaction, parts: ShopStateParts): Promise<ShopState> {
  const terms = await parts.readDeliveryTerms(db);
  return {
    profile: (await parts.findShopProfile(db)) ?? BLANK_SHOP_PROFILE,
    hasOwnLook: await parts.hasOwnLook(db),
    calendar: await parts.readCalendar(db),
    zoneCount: terms.zones.length,
    hasBankAccount: terms.transferAccount !== null,
    hasOnlinePayments: parts.hasOnlinePayments,
    publishedProducts: await countFirstProducts(db),
    hasOwnHomePage: await parts.hasOwnHomePage(db),
    untouchedPages: await countUntouchedPages(db),
    hasOrders: await hasAnyOrder(db),
    hasRefund: await hasAnyRefund(db),
    hasFreshBackup: judgeBackup(await readBackupRecord(db), parts.readClock()) === 'fresh',
    isOpen: await parts.isShopOpen(db),
    ticked: await readTickedSteps(db),
  };
}

/** How far a new shop is, and whether it has a history to look at. */
export async function readFirstWeek(parts: FirstWeekParts): Promise<{
  readonly hasOrders: boolean;
  readonly firstSteps: FirstStep[];
  readonly openingObstacles: FirstStep[];
  readonly publishedSamples: number;
}> {
  const state = await readShopState(parts.db, parts);
  return {
    hasOrders: state.hasOrders,
    firstSteps: [...listDoneSteps(state)],
    openingObstacles: [...listOpeningObstacles(state)],
    publishedSamples: state.isOpen ? 0 : await parts.countPublishedSamples(parts.db),
  };
}

/** For every screen of a shop that is being set up; an open shop asks one thing only. */
export async function readSetUp(parts: FirstWeekParts): Promise<Waiting['setUp']> {
  if (await parts.isShopOpen(parts.db)) return undefined;
  const done = listDoneSteps(await readShopState(parts.db, parts));
  const next = FIRST_STEPS.find((step) => !done.includes(step));
  return next && { done: done.length, next };
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
