import { expect, test } from 'vitest';
import { canExtendKnown, isKnownSession, reckonSession } from './known-session.ts';

const MINUTE_MS = 60_000;
const answer = {
  sessionExpiresAt: '2026-05-04T11:00:00.000Z',
  now: '2026-05-04T10:15:00.000Z',
  isRemembered: false,
};

test("the end is reckoned by the server's clock, however wrong this device's is (S3.6)", () => {
  const askedAtMs = Date.parse('1999-12-31T00:00:00.000Z');
  expect(reckonSession(answer, askedAtMs)).toEqual({
    sessionExpiresAt: '2026-05-04T11:00:00.000Z',
    endsAtMs: askedAtMs + 45 * MINUTE_MS,
    isRemembered: false,
  });
});

test.each([
  { isRemembered: false, lengthMs: 60 * MINUTE_MS },
  { isRemembered: true, lengthMs: 30 * 24 * 60 * MINUTE_MS },
])('a session is extended at most once a minute: $isRemembered', ({ isRemembered, lengthMs }) => {
  const session = { sessionExpiresAt: '', endsAtMs: lengthMs, isRemembered };
  expect(canExtendKnown(session, MINUTE_MS - 1)).toBe(false);
  expect(canExtendKnown(session, MINUTE_MS)).toBe(true);
  expect(canExtendKnown(session, lengthMs - 1)).toBe(true);
});

test('a session that is over is not extended', () => {
  const session = { sessionExpiresAt: '', endsAtMs: 60 * MINUTE_MS, isRemembered: false };
  expect(canExtendKnown(session, 60 * MINUTE_MS)).toBe(false);
});

test('only a whole session is taken from another tab', () => {
  const whole = { sessionExpiresAt: answer.sessionExpiresAt, endsAtMs: 1, isRemembered: true };
  expect(isKnownSession(whole)).toBe(true);
  for (const torn of [null, 'x', {}, { ...whole, endsAtMs: '1' }, { endsAtMs: 1 }]) {
    expect(isKnownSession(torn)).toBe(false);
  }
});
