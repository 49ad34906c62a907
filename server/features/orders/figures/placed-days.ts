import { DASHBOARD_SPANS } from '../../../../contract/dashboard.ts';
import { addDays, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { joinDays, listDays, type Span } from './days.ts';
import { type PlacedOfDay, readPlaced, readSold, type SoldProduct } from './sales.store.ts';

/** As many as an owner ever looks back. */
const KEPT_DAYS = Math.max(...DASHBOARD_SPANS.map(Number));

type KeptDay = { readonly mark: string; readonly sold: readonly SoldProduct[] };

export type PlacedDays = {
  readonly placed: ReadonlyMap<LagosDay, PlacedOfDay>;
  /** What was sold from that day on, day by day. */
  readonly sold: readonly SoldProduct[];
};

/**
 * Reads what was ordered day by day. An order's lines never change, so what a day sold is kept in memory for as long as it is
 * the sum of the same orders; which ones these are the database says each time, so that every node is right at every moment.
 */
export function createPlacedReader() {
  const keptDays = new Map<LagosDay, KeptDay>();

  /** `span` for the sums, the days of it from `soldFrom` on also for what was sold. */
  return async function readPlacedDays(
    db: Database,
    span: Span,
    soldFrom: LagosDay,
    now: Date,
  ): Promise<PlacedDays> {
    const known = new Map(keptDays);
    const { placed, fresh } = await inTransaction(
      db,
      async (tx) => {
        const found = await readPlaced(tx, span, now);
        const isChanged = (day: LagosDay) => known.get(day)?.mark !== found.get(day)?.mark;
        const changed = listDays({ from: soldFrom, to: span.to }).filter(isChanged);
        return { placed: found, fresh: await readSold(tx, joinDays(changed), now) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const sold: SoldProduct[] = [];
    for (const [day, { mark }] of placed) {
      if (day < soldFrom) continue;
      const ofDay = fresh.get(day) ?? known.get(day)?.sold ?? [];
      keptDays.set(day, { mark, sold: ofDay });
      sold.push(...ofDay);
    }
    const oldest = addDays(span.to, 1 - KEPT_DAYS);
    for (const day of keptDays.keys()) if (day < oldest) keptDays.delete(day);
    return { placed, sold };
  };
}
