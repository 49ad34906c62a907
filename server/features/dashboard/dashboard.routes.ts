import { Hono } from 'hono';
import { type Dashboard, type OrderFigures, readDashboardEndpoint } from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { countQuestions, countUnquoted, countUnsentMails } from './dashboard.store.ts';

export type DashboardParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly readOrderFigures: (db: Database, days: number, now: Date) => Promise<OrderFigures>;
};

/** The shop at a glance. */
export function createDashboardRoutes({ db, readClock, readOrderFigures }: DashboardParts) {
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

  return new Hono<AppEnvironment>().get('/', async (c) => {
    const query = readQuery(c, readDashboardEndpoint.querySchema);
    if (!query.ok) return respondRefusal(c, query.refusal);
    return c.json(await readDashboard(Number(query.value.days)));
  });
}
