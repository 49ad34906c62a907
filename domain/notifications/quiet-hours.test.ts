import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLagosTime } from '../delivery/lagos-time.ts';
import { findLoudMoment } from './quiet-hours.ts';

const NIGHT = { begin: '22:00', end: '07:00' };
const NAP = { begin: '13:00', end: '15:30' };

describe('a device may ring', () => {
  // Lagos is an hour ahead of UTC.
  test.each([
    ['at once without quiet hours', null, '2026-11-16T23:30:00Z', '2026-11-16T23:30:00Z'],
    ['at once before they begin', NIGHT, '2026-11-16T20:59:59Z', '2026-11-16T20:59:59Z'],
    ['the next morning, from the minute they begin', NIGHT, '2026-11-16T21:00:00Z', '2026-11-17T06:00:00Z'],
    ['the same morning after midnight', NIGHT, '2026-11-16T23:30:00Z', '2026-11-17T06:00:00Z'],
    ['at once from the minute they end', NIGHT, '2026-11-17T06:00:00Z', '2026-11-17T06:00:00Z'],
    ['the same afternoon after a nap', NAP, '2026-11-16T13:15:00Z', '2026-11-16T14:30:00Z'],
    [
      'at once when they end as they begin',
      { begin: '22:00', end: '22:00' },
      '2026-11-16T21:00:00Z',
      '2026-11-16T21:00:00Z',
    ],
  ])('%s', (_, quietHours, now, loudFrom) => {
    expect(findLoudMoment(quietHours, new Date(now))).toEqual(new Date(loudFrom));
  });
});

const timeOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const quietHours = fc.record({ begin: timeOfDay, end: timeOfDay });
const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('nobody waits as long as a day, and nobody waits again at the moment they waited for', () => {
  fc.assert(
    fc.property(quietHours, moment, (hours, now) => {
      const loudFrom = findLoudMoment(hours, now);
      const waitMs = loudFrom.getTime() - now.getTime();
      expect(waitMs).toBeGreaterThanOrEqual(0);
      expect(waitMs).toBeLessThan(86_400_000);
      expect(findLoudMoment(hours, loudFrom)).toEqual(loudFrom);
    }),
  );
});

test('whoever waits waits until exactly the end, and every minute of the day is either quiet or not', () => {
  fc.assert(
    fc.property(quietHours, moment, (hours, now) => {
      const loudFrom = findLoudMoment(hours, now);
      if (loudFrom > now) expect(readLagosTime(loudFrom)).toBe(hours.end);
      const turned = { begin: hours.end, end: hours.begin };
      const isQuiet = loudFrom > now;
      const isQuietOtherwise = findLoudMoment(turned, now) > now;
      expect(isQuiet === isQuietOtherwise).toBe(hours.begin === hours.end);
    }),
  );
});
