import { Hono } from 'hono';
import { saveQuietHoursEndpoint } from '../../../../contract/notifications.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { findQuietHours, writeQuietHours } from '../../../jobs/quiet-hours.store.ts';

/** When a person's devices stay silent. What is told meanwhile rings afterwards. */
export function createQuietHoursRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json({ quietHours: await findQuietHours(db, requireActor(c).userId) }))

    .put('/', async (c) => {
      const body = await readJson(c, saveQuietHoursEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      await writeQuietHours(db, requireActor(c).userId, body.value.quietHours);
      return c.json(body.value);
    });
}
