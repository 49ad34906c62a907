import { describe, expect, test } from 'vitest';
import { type AuthState, changeAuthState, INITIAL_AUTH_STATE } from './auth-state.ts';

const tomi = {
  uid: 'u1',
  email: 'tomi@bakery.example',
  displayName: 'Tọ́mi',
  photoURL: null,
};

const OWNER = { admin: true, role: 'owner' } as const;
const signedOut: AuthState = { currentUser: null, isAdmin: false, authLoading: false, logoutLoading: false };
const signedIn: AuthState = {
  currentUser: { ...tomi, isAdmin: true, role: 'owner' },
  isAdmin: true,
  authLoading: false,
  logoutLoading: false,
};

test('it starts loading and without a user (S3.5, S4.1)', () => {
  expect(INITIAL_AUTH_STATE).toEqual({
    currentUser: null,
    isAdmin: false,
    authLoading: true,
    logoutLoading: false,
  });
});

test('nobody signed in ends the loading, signed out (S4.1)', () => {
  expect(changeAuthState(INITIAL_AUTH_STATE, { type: 'nobody-signed-in' })).toEqual(signedOut);
  expect(changeAuthState(signedIn, { type: 'nobody-signed-in' })).toEqual(signedOut);
});

test.each([true, false])('a user with the admin claim %s has that flag (S3.4, S4.1)', (admin) => {
  const claims = { admin, role: null };
  const state = changeAuthState(INITIAL_AUTH_STATE, { type: 'user-known', user: tomi, claims });
  expect(state).toEqual({
    currentUser: { ...tomi, isAdmin: admin, role: null },
    isAdmin: admin,
    authLoading: false,
    logoutLoading: false,
  });
});

test('hearing the same again leaves the user as it is, so that no screen loads anew', () => {
  const again = changeAuthState(signedIn, { type: 'user-known', user: { ...tomi }, claims: OWNER });
  expect(again.currentUser).toBe(signedIn.currentUser);
});

test('a role or a name that changed is taken over', () => {
  const demoted = changeAuthState(signedIn, {
    type: 'user-known',
    user: tomi,
    claims: { admin: false, role: 'desk' },
  });
  expect(demoted).toMatchObject({ isAdmin: false, currentUser: { isAdmin: false, role: 'desk' } });
  const renamed = { ...tomi, displayName: 'Tọ́míwá' };
  const state = changeAuthState(signedIn, { type: 'user-known', user: renamed, claims: OWNER });
  expect(state.currentUser).toEqual({ ...renamed, isAdmin: true, role: 'owner' });
});

test('claims that cannot be read end the loading, and nobody keeps the rights of the user before (S4.1)', () => {
  expect(changeAuthState(INITIAL_AUTH_STATE, { type: 'claims-unreadable' })).toEqual(signedOut);
  expect(changeAuthState(signedIn, { type: 'claims-unreadable' })).toEqual(signedOut);
});

describe('signing out', () => {
  const signingOut = changeAuthState(signedIn, { type: 'sign-out-started' });

  test('keeps the user while it lasts (S4.2)', () => {
    expect(signingOut).toEqual({ ...signedIn, logoutLoading: true });
    expect(changeAuthState(signingOut, { type: 'nobody-signed-in' })).toEqual(signingOut);
  });

  test('clears user, admin flag and loading flags at its end (S4.2)', () => {
    expect(changeAuthState(signingOut, { type: 'sign-out-ended' })).toEqual(signedOut);
  });
});
