import { expect, test } from 'vitest';
import { readFoundUser, readSignedInUser, readText } from './identity-answers.ts';

const user = { id: 'u1', name: 'Ada', email: 'ada@bakery.example', image: null };

test('a user is read as the shop knows users (S3.4)', () => {
  const known = {
    uid: 'u1',
    email: 'ada@bakery.example',
    displayName: 'Ada',
    photoURL: null,
  };
  expect(readSignedInUser({ user })).toEqual(known);
  expect(readFoundUser({ session: {}, user: { ...user, image: '/ada.webp' } })).toEqual({
    ...known,
    photoURL: '/ada.webp',
  });
});

test('nobody is null', () => {
  expect(readFoundUser(null)).toBeNull();
});

test.each([undefined, 'null', 7, {}, { user: null }, { user: { ...user, id: 7 } }])(
  'an answer of another kind (%j) is an error, and not nobody',
  (body) => {
    expect(() => readFoundUser(body)).toThrow('An error occurred');
  },
);

test('a missing text is an error', () => {
  expect(readText<{ url: string }>({ url: 'https://google.example' }, 'url')).toBe('https://google.example');
  expect(() => readText<{ url: string }>({}, 'url')).toThrow('An error occurred');
});
