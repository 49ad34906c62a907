import type { WeekPlan } from '../../../../../contract/delivery.ts';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';
import type { Fact } from '../../../../ui/form/stale/compare-facts.ts';
import { writeTimes } from '../../../../ui/slots/day-words.ts';
import { describeUsual } from '../days/day-change.ts';

/** The usual week part by part, in words. */
export function listWeekFacts({ weekdays, windows, cutOff, horizonDays }: WeekPlan): readonly Fact[] {
  return [
    ...weekdays.map((day, index) => {
      const name = WEEKDAYS[index] ?? '';
      return { key: name, name, words: describeUsual(day) };
    }),
    ...windows.map(({ id, from, to, capacities: { delivery, pickup } }) => ({
      key: id,
      name: `Time slot ${writeTimes({ from, to })}`,
      words: `deliveries ${delivery}, pickups ${pickup}`,
    })),
    { key: 'cutOff', name: 'Order by (the day before)', words: cutOff },
    { key: 'horizonDays', name: 'Days ahead', words: String(horizonDays) },
  ];
}
