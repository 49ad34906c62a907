import { describe, expect, test, vi } from 'vitest';
import { ADA, BOLA, expectNews, setUpTabs } from './built-in/testing/set-up-tabs.ts';

const ada = {
  uid: 'u1',
  email: 'ada@bakery.example',
  displayName: 'Ada',
  photoURL: null,
};
const bola = {
  uid: 'u2',
  email: 'bola@bakery.example',
  displayName: 'Bọla',
  photoURL: '/bola.webp',
};

describe('at the start', () => {
  test('the provider is asked once who is signed in (S4.1)', async () => {
    const { calls, openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    const laterNews = vi.fn();
    identity.observe(laterNews);
    await expectNews(news, ada, undefined);
    await expectNews(laterNews, ada, undefined);
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/get-session']);
  });

  test('nobody is signed in without a session, and no token is asked for (S4.1)', async () => {
    const { calls, openTab } = setUpTabs();
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    expect(calls).toHaveLength(1);
    await expect(identity.tokens.refreshToken()).rejects.toThrow('No user is currently logged in');
    expect(calls).toHaveLength(1);
  });

  test('a provider that cannot be reached is logged and leaves nobody signed in, until the connection is back (S4.1)', async () => {
    const { answers, openTab } = setUpTabs(ADA);
    const answerSession = answers['/api/auth/get-session'];
    answers['/api/auth/get-session'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { news, log, comeBack } = openTab();
    await expectNews(news, null);
    expect(log).toHaveBeenCalledTimes(1);
    if (answerSession) answers['/api/auth/get-session'] = answerSession;
    comeBack();
    await expectNews(news, ada, undefined);
  });

  test('whoever observes later hears at once; whoever stopped hears nothing', async () => {
    const { openTab } = setUpTabs(ADA);
    const { identity, news, stop } = openTab();
    await expectNews(news, ada, undefined);
    const later = vi.fn();
    identity.observe(later);
    expect(later).toHaveBeenCalledExactlyOnceWith(ada);
    stop();
    await identity.signOut();
    expect(news).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenLastCalledWith(null, undefined);
  });
});

describe('the token', () => {
  test("tells the admin claim and is kept for the API's calls (S3.4, S4.1)", async () => {
    const { provider, openTab } = setUpTabs(ADA);
    provider.isAdmin = true;
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    expect(identity.tokens.currentToken()).toBeUndefined();
    expect(await identity.readClaims(ada)).toEqual({ admin: true, role: 'owner' });
    expect(await identity.readClaims(ada)).toEqual({ admin: true, role: 'owner' });
    expect(identity.tokens.currentToken()).toBeTypeOf('string');
    expect(provider.minted).toBe(1);
  });

  test('can be refreshed by force (S6.5)', async () => {
    const { openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    const first = await identity.tokens.refreshToken();
    const second = await identity.tokens.refreshToken();
    expect(second).not.toBe(first);
    expect(identity.tokens.currentToken()).toBe(second);
  });

  test("of nobody surfaces as 'Failed to get authentication token' (S8.7)", async () => {
    const { openTab } = setUpTabs();
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    await expect(identity.readClaims(ada)).rejects.toThrow(
      expect.objectContaining({
        message: 'Failed to get authentication token',
        cause: expect.objectContaining({ message: 'No user is currently logged in' }),
      }),
    );
  });

  test('of somebody else is not taken for the user', async () => {
    const { provider, openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    provider.signedIn = BOLA;
    await expect(identity.readClaims(ada)).rejects.toThrow('The identity token belongs to another user');
    await expectNews(news, bola, undefined);
  });

  test('that shows another role is told in every tab', async () => {
    const { provider, openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { identity, news } of [first, second]) {
      await expectNews(news, ada, undefined);
      expect(await identity.readClaims(ada)).toEqual({ admin: false, role: null });
    }
    provider.isAdmin = true;
    await first.identity.tokens.refreshToken();
    await vi.waitFor(() => expect(second.news).toHaveBeenCalledTimes(2));
    expect(first.news).toHaveBeenCalledTimes(2);
    for (const { identity } of [first, second])
      expect(await identity.readClaims(ada)).toEqual({ admin: true, role: 'owner' });
  });

  test('refused because the session was revoked signs out in every tab', async () => {
    const { provider, openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, ada, undefined);
    provider.signedIn = null;
    await expect(first.identity.tokens.refreshToken()).rejects.toThrow();
    await expectNews(first.news, null, 'session-ended');
    await expectNews(second.news, null, 'session-ended');
  });

  test('that a bad line holds back signs nobody out', async () => {
    const { answers, openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    answers['/api/auth/token'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(identity.tokens.refreshToken()).rejects.toThrow(
      'Network error. Please check your connection.',
    );
    expect(news).toHaveBeenCalledTimes(1);
  });
});
