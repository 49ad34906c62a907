import type { Report } from '../../../../contract/reports.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { ReportSpan } from '../../../../domain/payments/report-span.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { ReportsDatabase } from '../../../database/reports-database.ts';
import { makeReport } from './make-report.ts';

export type ReportParts = {
  readonly db: Database;
  readonly readClock: () => Date;
  /** Left out: the primary reads everything. */
  readonly reportsDatabase?: Pick<ReportsDatabase, 'read'> | undefined;
};

/** Days that are over may come from a standby; whoever counts today's till has just booked something. */
export function readReport(parts: ReportParts, asked: ReportSpan): Promise<Result<Report>> {
  const { db, reportsDatabase } = parts;
  const now = parts.readClock();
  const make = (reading: Database) => makeReport(reading, asked, now);
  return reportsDatabase && asked.to < readLagosDay(now) ? reportsDatabase.read(make) : make(db);
}
