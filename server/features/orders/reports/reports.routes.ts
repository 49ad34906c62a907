import { exportReportEndpoint, readReportEndpoint } from '../../../../contract/reports.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { makeReport } from './make-report.ts';
import { writeReport } from './write-report.ts';

export type ReportRoutesParts = { readonly db: Database; readonly readClock: () => Date };

export function createReportRoutes({ db, readClock }: ReportRoutesParts) {
  return [
    serve(readReportEndpoint, ({ query }) => makeReport(db, query, readClock())),

    serve(exportReportEndpoint, async ({ c, query }) => {
      const made = await makeReport(db, query, readClock());
      if (!made.ok) return made;
      return c.body(writeReport(made.value), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="report-${query.from}-${query.to}.csv"`,
      });
    }),
  ];
}
