import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { computeLeadTimeHours, countWorkUnits } from '../../../domain/custom-orders/price/effort.ts';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { findWantedDayProblem } from '../../../domain/custom-orders/wanted-day.ts';
import { type LagosDay, readLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Transaction } from '../../database/database.ts';

/** The first day on which the calendar has room for so much work; null where it has none. */
export type FindEarliestDay = (
  tx: Transaction,
  work: { readonly workUnits: number; readonly leadTimeHours: number },
  now: Date,
) => Promise<LagosDay | null>;

type CakeToMake = {
  readonly design: CakeDesign;
  readonly list: PriceList;
  /** Left out: staff decide themselves by when they can make it. */
  readonly findEarliestDay: FindEarliestDay | undefined;
  readonly now: Date;
};

/** Whether it can still be made by that day. */
export async function checkWantedDay(
  tx: Transaction,
  wantedDay: LagosDay,
  { design, list, findEarliestDay, now }: CakeToMake,
): Promise<Result<void>> {
  if (wantedDay < readLagosDay(now)) {
    const message = 'That day has passed. Choose another.';
    return refuse('invalid', 'day_over', message, { wantedDay: message });
  }
  if (!findEarliestDay) return accept(undefined);
  const work = {
    workUnits: countWorkUnits(design, list),
    leadTimeHours: computeLeadTimeHours(design, list),
  };
  const message = findWantedDayProblem(wantedDay, await findEarliestDay(tx, work, now));
  return message === undefined
    ? accept(undefined)
    : refuse('invalid', 'day_too_soon', message, { wantedDay: message });
}
