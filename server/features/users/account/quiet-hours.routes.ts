import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../contract/notifications.ts';
import { accept } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { findQuietHours, writeQuietHours } from '../../../jobs/quiet-hours.store.ts';

/** When a person's devices stay silent. What is told meanwhile rings afterwards. */
export function createQuietHoursRoutes(db: Database) {
  return [
    serve(readQuietHoursEndpoint, async ({ actor }) =>
      accept({ quietHours: await findQuietHours(db, actor.userId) }),
    ),

    serve(saveQuietHoursEndpoint, async ({ actor, body }) => {
      await writeQuietHours(db, actor.userId, body.quietHours);
      return accept(body);
    }),
  ];
}
