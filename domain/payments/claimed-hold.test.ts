import { describe, expect, test } from 'vitest';
import { atLagosTime } from '../delivery/lagos-time.ts';
import { extendClaimedHold, restoreHold, resumeHold } from './claimed-hold.ts';

const HOURS = [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }];
const NO_CLAIM = { heldBeforeClaim: null, heldForClaim: null };
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
  expect(extendClaimedHold({ ...NO_CLAIM, holdUntil, slot: SLOT }, claimedAt, HOURS)).toEqual(until);
});

test('a claimed transfer holds no slot beyond its beginning, and where no hours are known as ever (P29.385)', () => {
  const slot = { day: '2026-11-18', from: '09:00', to: '12:00' };
  const held = { ...NO_CLAIM, holdUntil: at('05:00'), slot };
  expect(extendClaimedHold(held, at('01:00'), HOURS)).toEqual(at('09:00'));
  expect(extendClaimedHold(held, at('01:00'), [])).toEqual(at('05:00'));
  expect(extendClaimedHold(held, at('01:00'), [{ days: 'Public holidays', opens: '', closes: '' }])).toEqual(
    at('05:00'),
  );
});

describe('a transfer that was not sent after all', () => {
  const claim = { heldBeforeClaim: at('10:15'), heldForClaim: at('11:05') };
  const claimed = { ...claim, holdUntil: at('11:05'), claimedAt: at('10:05') };

  test.each([
    ['in time, as long as before', at('10:10'), at('10:15')],
    ['when that time is over, for what was left of it', at('10:30'), at('10:40')],
    ['at the end of the longer hold, to that end', at('11:00'), at('11:05')],
    ['once the longer hold is over too, no more', at('11:10'), at('11:05')],
  ])('is held %s (P29.421)', (_, now, until) => {
    expect(restoreHold(claimed, now)).toEqual(until);
  });

  test('is held as somebody has decided since, and as it was where nothing was held longer (P29.421)', () => {
    const heldLonger = { ...claimed, holdUntil: at('17:00') };
    expect(restoreHold(heldLonger, at('10:10'))).toEqual(at('17:00'));
    const unchanged = { ...NO_CLAIM, holdUntil: at('13:00'), claimedAt: at('10:05') };
    expect(restoreHold(unchanged, at('10:10'))).toEqual(at('13:00'));
  });

  test('and is said to be sent again holds the slot no longer than the first time (P29.421)', () => {
    const restored = { heldBeforeClaim: at('10:15'), heldForClaim: at('10:40'), holdUntil: at('10:40') };
    expect(extendClaimedHold({ ...restored, slot: SLOT }, at('10:35'), HOURS)).toEqual(at('10:40'));
    expect(restoreHold({ ...restored, claimedAt: at('10:35') }, at('10:36'))).toEqual(at('10:40'));
    // In time it is the first time.
    const early = { heldBeforeClaim: at('10:15'), heldForClaim: at('10:15'), holdUntil: at('10:15') };
    expect(extendClaimedHold({ ...early, slot: SLOT }, at('10:10'), HOURS)).toEqual(at('11:10'));
  });
});

test('a hold that is resumed lasts as it did, or for what was left of it (P28.391)', () => {
  expect(resumeHold(at('13:00'), at('10:00'), at('11:00'))).toEqual(at('13:00'));
  expect(resumeHold(at('13:00'), at('10:00'), at('14:00'))).toEqual(at('17:00'));
});
