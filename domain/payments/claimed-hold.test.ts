import { expect, test } from 'vitest';
import { atLagosTime } from '../delivery/lagos-time.ts';
import { extendClaimedHold } from './claimed-hold.ts';

const HOURS = [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }];
const SLOT = { day: '2026-11-27', from: '12:00', to: '15:00' };

/** Wednesday 18 November, in Lagos. */
const at = (time: string, day = '2026-11-18') => atLagosTime(day, time);

test.each([
  ['at night, from when the shop opens', at('01:00'), at('05:00'), at('11:00')],
  ['at night and late, for an hour from then', at('01:55'), at('02:00'), at('08:00')],
  ['by day as long as before', at('10:00'), at('13:00'), at('13:00')],
  ['before it closes, for the rest of it next day', at('18:30'), at('21:30'), at('09:30', '2026-11-19')],
  [
    'before a day on which it is closed, until after that',
    at('18:30', '2026-11-21'),
    at('20:30', '2026-11-21'),
    at('08:30', '2026-11-23'),
  ],
])('a transfer claimed %s holds the slot (P29.385)', (_, claimedAt, holdUntil, until) => {
  expect(extendClaimedHold({ holdUntil, slot: SLOT }, claimedAt, HOURS)).toEqual(until);
});

test('a claimed transfer holds no slot beyond its beginning, and where no hours are known as ever (P29.385)', () => {
  const slot = { day: '2026-11-18', from: '09:00', to: '12:00' };
  const held = { holdUntil: at('05:00'), slot };
  expect(extendClaimedHold(held, at('01:00'), HOURS)).toEqual(at('09:00'));
  expect(extendClaimedHold(held, at('01:00'), [])).toEqual(at('05:00'));
  expect(extendClaimedHold(held, at('01:00'), [{ days: 'Public holidays', opens: '', closes: '' }])).toEqual(
    at('05:00'),
  );
});
