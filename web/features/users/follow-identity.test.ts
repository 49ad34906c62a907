import { describe, expect, test, vi } from 'vitest';
import type { AuthEvent } from './auth-state.ts';
import { followIdentity } from './follow-identity.ts';
import type { IdentityClaims, IdentityListener, IdentityUser } from './identity.ts';

const ada = {
  uid: 'u1',
  email: 'ada@bakery.example',
  displayName: null,
  photoURL: null,
};
const bola = { ...ada, uid: 'u2', email: 'bola@bakery.example' };

function setUp(readClaims: (user: IdentityUser) => Promise<IdentityClaims>, isOffline = false) {
  const events: AuthEvent[] = [];
  const log = vi.fn();
  let notify: IdentityListener = () => {};
  const observe = (listener: IdentityListener) => {
    notify = listener;
    return () => {};
  };
  let showLogin = () => {};
  const goToLogin = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        showLogin = resolve;
      }),
  );
  const dispatch = (event: AuthEvent) => void events.push(event);
  const stop = followIdentity({
    identity: { observe, readClaims },
    dispatch,
    goToLogin,
    log,
    isOffline: async () => isOffline,
  });
  return {
    events,
    log,
    stop,
    goToLogin,
    showLogin: () => showLogin(),
    notify: (...news: Parameters<IdentityListener>) => notify(...news),
  };
}

test('a user is known once the claims are read (S3.4, S4.1)', async () => {
  const { events, notify } = setUp(async () => ({ admin: true, role: null }));
  notify(ada);
  await vi.waitFor(() =>
    expect(events).toEqual([{ type: 'user-known', user: ada, claims: { admin: true, role: null } }]),
  );
});

test('nobody signed in is passed on without reading claims (S4.1)', async () => {
  const readClaims = vi.fn();
  const { events, notify } = setUp(readClaims);
  notify(null);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'nobody-signed-in' }]));
  expect(readClaims).not.toHaveBeenCalled();
});

test('claims that cannot be read are logged (S4.1)', async () => {
  const fault = new Error('The token is torn.');
  const { events, log, notify } = setUp(() => Promise.reject(fault));
  notify(ada);
  await vi.waitFor(() => expect(events).toEqual([{ type: 'claims-unreadable' }]));
  expect(log).toHaveBeenCalledWith(expect.any(String), fault);
});

test('without a line the user stays known, as a customer and no more', async () => {
  const { events, notify } = setUp(() => Promise.reject(new Error('Network error.')), true);
  notify(ada);
  await vi.waitFor(() =>
    expect(events).toEqual([{ type: 'user-known', user: ada, claims: { admin: false, role: null } }]),
  );
});

test('claims that arrive late do not bring back the user before', async () => {
  const answers = new Map<string, (claims: IdentityClaims) => void>();
  const { events, notify } = setUp(({ uid }) => new Promise((resolve) => answers.set(uid, resolve)));
  notify(ada);
  notify(bola);
  answers.get('u2')?.({ admin: false, role: null });
  answers.get('u1')?.({ admin: true, role: null });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events).toEqual([{ type: 'user-known', user: bola, claims: { admin: false, role: null } }]);
});

test('nothing is heard after stopping', async () => {
  const claims = Promise.resolve({ admin: false, role: null });
  const { events, stop, notify } = setUp(() => claims);
  notify(ada);
  stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(events).toEqual([]);
});

describe('the end of a session', () => {
  const readClaims = async () => ({ admin: false, role: null });

  test('leads to the login screen first and then clears the user, as signing out does (S4.2)', async () => {
    const { events, goToLogin, showLogin, notify } = setUp(readClaims);
    notify(null, 'session-ended');
    expect(events).toEqual([{ type: 'sign-out-started' }]);
    expect(goToLogin).toHaveBeenCalledTimes(1);
    showLogin();
    await vi.waitFor(() =>
      expect(events).toEqual([{ type: 'sign-out-started' }, { type: 'sign-out-ended' }]),
    );
  });

  test('told twice leads there once', async () => {
    const { goToLogin, showLogin, notify } = setUp(readClaims);
    notify(null, 'session-ended');
    notify(null, 'session-ended');
    showLogin();
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  test('is over before somebody who signs in meanwhile is shown', async () => {
    const { events, showLogin, notify } = setUp(readClaims);
    notify(null, 'session-ended');
    notify(ada);
    await new Promise((resolve) => setImmediate(resolve));
    expect(events).toEqual([{ type: 'sign-out-started' }]);
    showLogin();
    await vi.waitFor(() =>
      expect(events).toEqual([
        { type: 'sign-out-started' },
        { type: 'sign-out-ended' },
        { type: 'user-known', user: ada, claims: { admin: false, role: null } },
      ]),
    );
  });
});
