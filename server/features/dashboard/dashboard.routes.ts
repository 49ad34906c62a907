import { Hono } from 'hono';
import {
  type Dashboard,
  type OrderFigures,
  readDashboardEndpoint,
  type Waiting,
} from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { countUnsentMails } from '../../jobs/unsent-mails.store.ts';
import { countQuestions, countUnquoted } from './dashboard.store.ts';

export type DashboardParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly readOrderFigures: (db: Database, days: number, now: Date) => Promise<OrderFigures>;
  readonly countNeedingOrders: (db: Database, now: Date) => Promise<number>;
};

/** The shop at a glance. */
export function createDashboardRoutes(parts: DashboardParts) {
  const { db, readClock, readOrderFigures, countNeedingOrders } = parts;

  async function readDashboard(days: number): Promise<Dashboard> {
    const now = readClock();
    const [figures, unquoted, unsentMails, questions] = await Promise.all([
      readOrderFigures(db, days, now),
      countUnquoted(db),
      countUnsentMails(db, now),
      countQuestions(db),
    ]);
    return {
      asOf: now.toISOString(),
      ...figures,
      attention: { ...figures.attention, unquoted, unsentMails, questions },
    };
  }

  async function countWaiting(): Promise<Waiting> {
    const [orders, unquoted] = await Promise.all([countNeedingOrders(db, readClock()), countUnquoted(db)]);
    return { orders, customOrders: unquoted.orders };
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, readDashboardEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await readDashboard(Number(query.value.days)));
    })

    .get('/waiting', async (c) => c.json(await countWaiting()));
}
