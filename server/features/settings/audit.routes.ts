import { readSecurityLogEndpoint } from '../../../contract/security-log.ts';
import { exportAuditLogEndpoint, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { readAuditLog } from './read-audit-log.ts';
import { readSecurityLog } from './security-log.store.ts';

export type AuditRoutesParts = { readonly db: Database; readonly readClock: () => Date };

export function createAuditRoutes({ db, readClock }: AuditRoutesParts) {
  return [
    serve(readAuditLogEndpoint, async ({ query }) => accept(await readAuditLog(db, query))),

    serve(readSecurityLogEndpoint, async ({ query }) => accept(await readSecurityLog(db, query))),

    serve(exportAuditLogEndpoint, ({ c, query }) => {
      const table = ReadableStream.from(exportAuditLog(db, query));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="activity-${readLagosDay(readClock())}.csv"`,
      });
    }),
  ];
}
