import { readSecurityLogEndpoint } from '../../../contract/security-log.ts';
import { exportAuditLogEndpoint, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import { notifyAdministrators } from '../../jobs/queue-security-notices.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { readAuditLog } from './read-audit-log.ts';
import { readSecurityLog } from './security-log.store.ts';

export type AuditRoutesParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  readonly securityLog: Pick<SecurityLog, 'record'>;
};

export function createAuditRoutes({ db, readClock, securityLog }: AuditRoutesParts) {
  return [
    serve(readAuditLogEndpoint, async ({ query }) => accept(await readAuditLog(db, query))),

    serve(readSecurityLogEndpoint, async ({ query }) => accept(await readSecurityLog(db, query))),

    serve(exportAuditLogEndpoint, async ({ c, actor: { userId }, query }) => {
      await securityLog.record(c, { kind: 'export', userId, details: { what: 'activity' } });
      await notifyAdministrators(db, userId, 'people_exported');
      const table = ReadableStream.from(exportAuditLog(db, query));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="activity-${readLagosDay(readClock())}.csv"`,
      });
    }),
  ];
}
