import { recordCashCountEndpoint } from '../../../../contract/cash-count.ts';
import { exportReportEndpoint, readReportEndpoint } from '../../../../contract/reports.ts';
import { serve } from '../../../http/serve.ts';
import { type ReportParts, readReport } from './read-report.ts';
import { recordCashCount } from './record-cash-count.ts';
import { writeReport } from './write-report.ts';

export function createReportRoutes(parts: ReportParts) {
  return [
    serve(readReportEndpoint, ({ query }) => readReport(parts, query)),

    serve(recordCashCountEndpoint, ({ actor, key, body }) =>
      recordCashCount(parts.db, { ...body, key, actorId: actor.userId }, parts.readClock),
    ),

    serve(exportReportEndpoint, async ({ c, query }) => {
      const made = await readReport(parts, query);
      if (!made.ok) return made;
      return c.body(writeReport(made.value), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="report-${query.from}-${query.to}.csv"`,
      });
    }),
  ];
}
