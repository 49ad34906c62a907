import type { AuditLogEvent } from '../../../contract/settings.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../domain/csv/write-csv.ts';
import { readLagosDay, readLagosTime } from '../../../domain/delivery/lagos-time.ts';
import { REFUND_STATUS_WORDS } from '../../../domain/payments/refund-words.ts';
import { AUDIT_ACTION_WORDS } from '../../../domain/users/audit-action-words.ts';
import type { Database } from '../../database/database.ts';
import type { AgePosition } from '../../http/page-cursor.ts';
import { type AuditFilters, listAuditEvents } from './read-audit-log.ts';

const EVENTS_AT_ONCE = 500;

/** What has a column of its own; the rest of the details stand together in the last one. */
const NAMED_DETAILS = ['amount', 'way', 'before', 'after', 'reason', 'by'];

const REFUND_CODES: ReadonlyMap<string, string> = new Map(Object.entries(REFUND_STATUS_WORDS));

/** Amounts are in naira, times in Lagos. */
const COLUMNS: Readonly<Record<string, (event: AuditLogEvent) => string | number>> = {
  Day: ({ at }) => readLagosDay(new Date(at)),
  Time: ({ at }) => readLagosTime(new Date(at)),
  What: ({ action }) => AUDIT_ACTION_WORDS[action],
  Order: ({ order }) => order?.number ?? '',
  About: ({ subject, product }) => subject?.name ?? product?.name ?? '',
  Person: ({ actor, details: { by } }) => actor?.name ?? (by === 'customer' ? 'The customer' : 'Automatic'),
  Amount: ({ details }) => write(details.amount),
  Way: ({ details }) => write(details.way),
  Before: ({ details }) => write(details.before),
  After: ({ details }) => write(details.after),
  Reason: ({ details }) => write(details.reason),
  Details: ({ details }) =>
    Object.entries(details)
      .filter(([name]) => !NAMED_DETAILS.includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
};

/** The log batch by batch, so that any length of it takes little memory. */
export async function* exportAuditLog(db: Database, filters: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(Object.keys(COLUMNS));
  let after: AgePosition | undefined;
  do {
    const { events, next } = await listAuditEvents(db, filters, after, EVENTS_AT_ONCE);
    yield events.map((event) => writeCsvRow(Object.values(COLUMNS).map((read) => read(event)))).join('');
    after = next;
  } while (after);
}

function write(value: string | number | boolean | undefined): string | number {
  if (typeof value === 'number') return value;
  const code = String(value ?? '');
  return REFUND_CODES.get(code) ?? code.replaceAll('_', ' ');
}
