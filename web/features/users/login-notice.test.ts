import { expect, test } from 'vitest';
import { findLoginNotice, PASSWORD_CHANGED, rememberSessionEnd } from './login-notice.ts';
import { findOrigin } from './login-origin.ts';

const nothing = { locationState: null, search: '', hasStoredOrigin: false };
const place = { pathname: '/orders', search: '?page=2', hash: '' };

test('somebody who came by themselves is told nothing', () => {
  expect(findLoginNotice(nothing)).toBeNull();
  expect(findLoginNotice({ ...nothing, locationState: { origin: '/orders' } })).toBeNull();
});

test('the end of a session is told, and where it ended is remembered (S2.4)', () => {
  const locationState = rememberSessionEnd(place);
  expect(findLoginNotice({ ...nothing, locationState })).toBe('session-ended');
  const page = { sessionStorage: { getItem: () => null, removeItem: () => {} } };
  expect(findOrigin({ locationState, page })).toBe('/orders?page=2');
});

test('the end of a session under a call to the API is told too', () => {
  expect(findLoginNotice({ ...nothing, hasStoredOrigin: true })).toBe('session-ended');
});

test('a changed password is told', () => {
  expect(findLoginNotice({ ...nothing, locationState: PASSWORD_CHANGED })).toBe('password-changed');
});

test('a failed way through Google is told', () => {
  expect(findLoginNotice({ ...nothing, search: '?problem=google' })).toBe('google-failed');
  expect(findLoginNotice({ ...nothing, search: '?problem=other' })).toBeNull();
});

test.each([7, 'session-ended', { notice: 'something else' }])(
  'a state of another kind (%j) says nothing',
  (state) => {
    expect(findLoginNotice({ ...nothing, locationState: state })).toBeNull();
  },
);
