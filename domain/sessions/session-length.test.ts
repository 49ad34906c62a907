import { describe, expect, test } from 'vitest';
import { canExtend, isExpired, nextExpiry } from './session-length.ts';

const now = new Date('2026-03-01T12:00:00Z');
const at = (offsetMs: number) => new Date(now.getTime() + offsetMs);
const MINUTE = 60_000;

describe('a session', () => {
  test('lasts 60 minutes', () => {
    expect(nextExpiry(now, { isRemembered: false, isStaff: false, beganAt: now })).toEqual(
      new Date('2026-03-01T13:00:00Z'),
    );
  });

  test('lasts 30 days when the person asked to be kept signed in', () => {
    expect(nextExpiry(now, { isRemembered: true, isStaff: false, beganAt: now })).toEqual(
      new Date('2026-03-31T12:00:00Z'),
    );
  });

  test('is over from its last moment on', () => {
    expect(isExpired({ expiresAt: at(1) }, now)).toBe(false);
    expect(isExpired({ expiresAt: at(0) }, now)).toBe(true);
    expect(isExpired({ expiresAt: at(-1) }, now)).toBe(true);
  });
});

test('an administrator’s session ends twelve hours after its beginning, whatever they do (P26.6)', () => {
  const beganAt = at(-(11 * 60 + 30) * MINUTE);
  for (const isRemembered of [false, true]) {
    expect(nextExpiry(now, { isRemembered, isStaff: true, beganAt })).toEqual(at(30 * MINUTE));
  }
  expect(nextExpiry(now, { isRemembered: false, isStaff: true, beganAt: now })).toEqual(at(60 * MINUTE));
});

describe('activity', () => {
  const session = {
    expiresAt: at(30 * MINUTE),
    extendedAt: at(-MINUTE),
    isRemembered: false,
    beganAt: at(-MINUTE),
  };

  test('extends a session at most once a minute', () => {
    expect(canExtend(session, now)).toBe(true);
    expect(canExtend({ ...session, extendedAt: at(-MINUTE + 1) }, now)).toBe(false);
  });

  test('never brings back a session that is over', () => {
    expect(canExtend({ ...session, expiresAt: now }, now)).toBe(false);
  });
});
