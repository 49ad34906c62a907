import { describe, expect, test } from 'vitest';
import type { Owner } from '../../api/worker-messages.ts';
import { isOver, mayShow, mustWipe, readSessionOwner, readTokenUser, takeOver } from './private-owner.ts';

const ada: Owner = {
  user: { id: 'u1', name: 'Ada', email: 'ada@bakery.example', image: null },
  endsAt: '2026-11-15T13:00:00.000Z',
};
const bola: Owner = { ...ada, user: { ...ada.user, id: 'u2', name: 'Bọla' } };
const before = new Date('2026-11-15T12:59:59.000Z');
const after = new Date('2026-11-15T13:00:00.000Z');

describe('whose the private cache is', () => {
  test('it is emptied before somebody else’s things come, and before the first one’s', () => {
    expect([mustWipe(ada, bola), mustWipe(null, ada)]).toEqual([true, true]);
  });

  test('it stays for the same person', () => {
    expect(mustWipe(ada, { ...ada, endsAt: null })).toBe(false);
  });

  test('an end that was known stays known for the same person alone', () => {
    expect(takeOver(ada, { ...ada, endsAt: null })).toEqual(ada);
    expect(takeOver(ada, { ...bola, endsAt: null }).endsAt).toBeNull();
  });

  test('a later end replaces the one before', () => {
    const later = { ...ada, endsAt: '2026-11-15T14:00:00.000Z' };
    expect(takeOver(ada, later)).toEqual(later);
  });
});

describe('what is kept is shown', () => {
  test('until the session ends', () => {
    expect([mayShow(ada, before), mayShow(ada, after)]).toEqual([true, false]);
    expect([isOver(ada, before), isOver(ada, after)]).toEqual([false, true]);
  });

  test('to nobody while no end is known, or nobody is', () => {
    expect([mayShow({ ...ada, endsAt: null }, before), mayShow(null, before)]).toEqual([false, false]);
  });
});

describe('a bearer token', () => {
  const write = (payload: object) =>
    `Bearer head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;

  test('names its user', () => {
    expect(readTokenUser(write({ sub: 'u1' }))).toBe('u1');
  });

  test.each([null, '', 'Bearer', 'Bearer a.b', 'Bearer a.%%%.c', write({}), write({ sub: 7 })])(
    '%s names nobody',
    (authorization) => {
      expect(readTokenUser(authorization)).toBeNull();
    },
  );
});

describe('the shop’s answer to who is signed in', () => {
  const answer = { session: { id: 's1', expiresAt: ada.endsAt }, user: { ...ada.user, emailVerified: true } };

  test('names the user and the end of the session, or nobody', () => {
    expect(readSessionOwner(answer)).toEqual(ada);
    expect(readSessionOwner(null)).toBeNull();
  });

  test.each([
    undefined,
    'text',
    {},
    { user: null },
    { ...answer, user: { id: 7 } },
    { ...answer, session: {} },
  ])('%j says nothing', (unreadable) => {
    expect(readSessionOwner(unreadable)).toBeUndefined();
  });
});
