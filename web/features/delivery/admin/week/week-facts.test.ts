import { expect, test } from 'vitest';
import { listWeekFacts } from './week-facts.ts';

test('a week is told weekday by weekday and window by window', () => {
  const facts = listWeekFacts({
    weekdays: [80, 80, 80, 80, 80, 120, 0].map((workUnits) => ({ isOpen: workUnits > 0, workUnits })),
    windows: [{ id: 'morning', from: '09:00', to: '12:00', capacities: { delivery: 12, pickup: 20 } }],
    cutOff: '18:00',
    horizonDays: 60,
  });
  expect(facts.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'Monday: open with 80 kitchen points',
    'Tuesday: open with 80 kitchen points',
    'Wednesday: open with 80 kitchen points',
    'Thursday: open with 80 kitchen points',
    'Friday: open with 80 kitchen points',
    'Saturday: open with 120 kitchen points',
    'Sunday: closed',
    'Time slot 09:00–12:00: deliveries 12, pickups 20',
    'Order by (the day before): 18:00',
    'Days ahead: 60',
  ]);
});
