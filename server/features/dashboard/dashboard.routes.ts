import {
  countWaitingEndpoint,
  type Dashboard,
  type OrderFigures,
  openShopEndpoint,
  readDashboardEndpoint,
  tickFirstStepEndpoint,
  type Waiting,
} from '../../../contract/dashboard.ts';
import { accept } from '../../../domain/refusal.ts';
import { readBackupRecord } from '../../database/backup-record.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { countUnsentMails } from '../../jobs/unsent-mails.store.ts';
import { countQuestions, countUnquoted } from './dashboard.store.ts';
import { readFirstWeek, readSetUp, tickFirstStep } from './first-week.ts';
import { type OpenToCustomersParts, openToCustomers } from './open-to-customers.ts';

export type DashboardParts = OpenToCustomersParts & {
  /** Whether the shop makes a backup every night by itself. */
  readonly hasNightlyBackups: boolean;
  readonly demo: boolean;
  readonly readOrderFigures: (db: Database, days: number, now: Date) => Promise<OrderFigures>;
  /** Left out: nobody is reminded, as in the demo. */
  readonly isSecondFactorDue?: (userId: string) => Promise<boolean>;
  readonly countNeedingOrders: (db: Database, now: Date) => Promise<number>;
  readonly countWaitingReviews: (db: Database) => Promise<number>;
  readonly countAwaitedVouchers: (db: Database, now: Date) => Promise<number>;
};

/** The shop at a glance. */
export function createDashboardRoutes(parts: DashboardParts) {
  const { db, readClock, readOrderFigures, countNeedingOrders, hasNightlyBackups } = parts;
  const { countWaitingReviews, countAwaitedVouchers } = parts;

  async function readDashboard(days: number): Promise<Dashboard> {
    const now = readClock();
    const [figures, unquoted, unsentMails, questions, reviews, awaitedVouchers, backup, firstWeek] =
      await Promise.all([
        readOrderFigures(db, days, now),
        countUnquoted(db),
        countUnsentMails(db, now),
        countQuestions(db),
        countWaitingReviews(db),
        countAwaitedVouchers(db, now),
        readBackupRecord(db),
        readFirstWeek(parts),
      ]);
    return {
      asOf: now.toISOString(),
      ...firstWeek,
      ...figures,
      // A demo has nothing to lose.
      ...((hasNightlyBackups || !parts.demo) && { backup: { isNightly: hasNightlyBackups, ...backup } }),
      attention: { ...figures.attention, unquoted, unsentMails, questions, reviews, awaitedVouchers },
    };
  }

  async function countWaiting(): Promise<Waiting> {
    const [orders, unquoted, reviews, messages, vouchers, setUp] = await Promise.all([
      countNeedingOrders(db, readClock()),
      countUnquoted(db),
      countWaitingReviews(db),
      countQuestions(db),
      countAwaitedVouchers(db, readClock()),
      readSetUp(parts),
    ]);
    return { orders, customOrders: unquoted.orders, reviews, messages, vouchers, ...(setUp && { setUp }) };
  }

  return [
    serve(readDashboardEndpoint, async ({ actor, query }) => {
      const dashboard = await readDashboard(Number(query.days));
      const isDue = await parts.isSecondFactorDue?.(actor.userId);
      return accept({ ...dashboard, ...(isDue && { isSecondFactorDue: true }) });
    }),
    serve(tickFirstStepEndpoint, async ({ actor, body }) => {
      await tickFirstStep(db, actor, body);
      return accept({ firstSteps: (await readFirstWeek(parts)).firstSteps });
    }),
    serve(openShopEndpoint, async ({ actor }) => {
      const opened = await openToCustomers(parts, actor);
      return opened.ok ? accept({ firstSteps: (await readFirstWeek(parts)).firstSteps }) : opened;
    }),
    serve(countWaitingEndpoint, async () => accept(await countWaiting())),
  ];
}
