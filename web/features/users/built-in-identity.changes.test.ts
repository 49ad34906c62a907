import { describe, expect, test, vi } from 'vitest';
import { ADA, BOLA, expectNews, refuse, setUpTabs } from './built-in/testing/set-up-tabs.ts';

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
const credentials = { email: 'ada@bakery.example', password: 'three suya sticks', isRemembered: false };

describe('signing in', () => {
  test('sends what was typed, fetches a token and is told in every tab', async () => {
    const { calls, openTab } = setUpTabs();
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, null, undefined);
    await first.identity.signIn({ ...credentials, isRemembered: true });
    expect(calls.find(({ path }) => path === '/api/auth/sign-in/email')).toEqual({
      path: '/api/auth/sign-in/email',
      method: 'POST',
      body: { email: 'ada@bakery.example', password: 'three suya sticks', rememberMe: true },
    });
    expect(first.news).toHaveBeenLastCalledWith(ada, undefined);
    expect(first.identity.tokens.currentToken()).toBeTypeOf('string');
    await expectNews(second.news, ada, undefined);
  });

  test("with a wrong password rejects with the provider's words and changes nothing", async () => {
    const { answers, openTab } = setUpTabs();
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    answers['/api/auth/sign-in/email'] = () => refuse(401, 'wrong_credentials', 'They do not match.');
    await expect(identity.signIn(credentials)).rejects.toThrow('They do not match.');
    expect(news).toHaveBeenCalledTimes(1);
  });

  test('as somebody else in another tab replaces the user here', async () => {
    const { openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, ada, undefined);
    await first.identity.signIn({ ...credentials, email: BOLA.email });
    await expectNews(second.news, bola, undefined);
    expect(second.identity.tokens.currentToken()).toBeUndefined();
    expect(await second.identity.readClaims(bola)).toEqual({ admin: false, role: null });
  });

  test("with Google leads to Google's own screen", async () => {
    const { answers, calls, openTab } = setUpTabs();
    answers['/api/auth/sign-in/social'] = () => Response.json({ url: 'https://google.example/choose' });
    const { identity, goTo } = openTab();
    await identity.signInWithGoogle('/orders');
    expect(calls.at(-1)?.body).toEqual({ provider: 'google', callbackURL: '/orders' });
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://google.example/choose');
  });

  test.each([
    { google: true, demoMail: false },
    { google: false, demoMail: true },
  ])('offers what the shop does (%o)', async (options) => {
    const { answers, openTab } = setUpTabs();
    answers['/api/session/options'] = () => Response.json(options);
    expect(await openTab().identity.readSignInOptions()).toEqual(options);
  });
});

describe('registering', () => {
  const details = {
    displayName: 'Ada',
    email: ADA.email,
    phone: '0803 123 4567',
    password: 'three suya sticks',
  };

  test('signs in whoever an emailed invitation has proved (P28.316)', async () => {
    const { provider, calls, answers, openTab } = setUpTabs();
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    answers['/api/auth/sign-up/email'] = () => {
      provider.signedIn = ADA;
      return Response.json({ status: true, user: ADA });
    };
    expect(await identity.register({ ...details, invitationKey: 'secret' })).toBe(true);
    expect(calls.find(({ path }) => path === '/api/auth/sign-up/email')?.body).toMatchObject({
      invitationKey: 'secret',
    });
  });

  test('signs nobody in: the mailed link does', async () => {
    const { calls, openTab } = setUpTabs();
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    await identity.register(details);
    expect(calls.at(-1)).toEqual({
      path: '/api/auth/sign-up/email',
      method: 'POST',
      body: {
        name: 'Ada',
        email: 'ada@bakery.example',
        phone: '0803 123 4567',
        password: 'three suya sticks',
      },
    });
    expect(news).toHaveBeenLastCalledWith(null, undefined);
  });

  test('is confirmed by the secret of the link, which signs in and is told in every tab', async () => {
    const { provider, calls, answers, openTab } = setUpTabs();
    answers['/api/auth/verify-email'] = () => {
      provider.signedIn = ADA;
      return Response.json({ user: ADA });
    };
    const [first, second] = [openTab(), openTab()];
    await expectNews(second.news, null, undefined);
    await first.identity.confirmRegistration('secret');
    expect(calls.find(({ path }) => path === '/api/auth/verify-email')?.body).toEqual({ token: 'secret' });
    expect(first.news).toHaveBeenLastCalledWith(ada, undefined);
    await expectNews(second.news, ada, undefined);
  });

  test('is not confirmed by a dead link, which signs nobody in', async () => {
    const { answers, openTab } = setUpTabs();
    answers['/api/auth/verify-email'] = () => refuse(400, 'link_expired');
    const { identity, news } = openTab();
    await expectNews(news, null, undefined);
    await expect(identity.confirmRegistration('secret')).rejects.toMatchObject({ code: 'link_expired' });
    expect(news).toHaveBeenLastCalledWith(null, undefined);
  });

  test('that is refused says which field is wrong', async () => {
    const { answers, openTab } = setUpTabs();
    const fields = { phone: 'That number is too short.' };
    answers['/api/auth/sign-up/email'] = () =>
      Response.json({ message: 'Please check.', code: 'invalid_input', fields }, { status: 400 });
    await expect(openTab().identity.register(details)).rejects.toMatchObject({ fields });
  });
});

describe('signing out', () => {
  test('forgets the token and is told in every tab (S4.2)', async () => {
    const { openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { identity, news } of [first, second]) {
      await expectNews(news, ada, undefined);
      await identity.readClaims(ada);
    }
    await first.identity.signOut();
    for (const { identity, news } of [first, second]) {
      await expectNews(news, null, undefined);
      expect(identity.tokens.currentToken()).toBeUndefined();
    }
  });

  test('that fails rejects, and still nobody is signed in here: the cookie that is left gives no token (S8.9)', async () => {
    const { answers, openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    answers['/api/auth/sign-out'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(identity.signOut()).rejects.toThrow('Network error. Please check your connection.');
    expect(news).toHaveBeenLastCalledWith(null, undefined);
    await expect(identity.tokens.refreshToken()).rejects.toThrow('No user is currently logged in');
  });

  test('by choosing a new password is told too, because every session has ended', async () => {
    const { calls, openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    await identity.resetPassword({ token: 'secret', password: 'three suya sticks' });
    expect(calls.at(-1)?.body).toEqual({ token: 'secret', newPassword: 'three suya sticks' });
    expect(news).toHaveBeenLastCalledWith(null, undefined);
  });
});

describe('asking again', () => {
  test('after a change brings a fresh token and tells every tab', async () => {
    const { provider, openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, ada, undefined);
    provider.signedIn = { ...ADA, name: 'Adaeze' };
    const asking = first.identity.refresh();
    await vi.waitFor(() => expect(first.identity.tokens.isAwaited?.()).toBe(true));
    await asking;
    expect(first.identity.tokens.isAwaited?.()).toBe(false);
    const renamed = { ...ada, displayName: 'Adaeze' };
    expect(first.news).toHaveBeenLastCalledWith(renamed, undefined);
    await expectNews(second.news, renamed, undefined);
  });

  test('at the end of the session signs out in every tab', async () => {
    const { provider, openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, ada, undefined);
    provider.signedIn = null;
    expect(await first.identity.confirmSession()).toBe(false);
    for (const { news } of [first, second]) await expectNews(news, null, 'session-ended');
  });

  test('while the session still stands changes nothing', async () => {
    const { openTab } = setUpTabs(ADA);
    const { identity, news } = openTab();
    await expectNews(news, ada, undefined);
    expect(await identity.confirmSession()).toBe(true);
    expect(news).toHaveBeenLastCalledWith(ada, undefined);
  });

  test('without an answer ends the session here alone: the screen may be in front of somebody else by now', async () => {
    const { answers, openTab } = setUpTabs(ADA);
    const [first, second] = [openTab(), openTab()];
    for (const { news } of [first, second]) await expectNews(news, ada, undefined);
    answers['/api/auth/get-session'] = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await first.identity.confirmSession()).toBe(false);
    expect(first.news).toHaveBeenLastCalledWith(null, 'session-ended');
    expect(second.news).toHaveBeenLastCalledWith(ada, undefined);
  });

  test('is overtaken by signing out meanwhile', async () => {
    const { answers, openTab } = setUpTabs(ADA);
    const { identity, news, comeBack } = openTab();
    await expectNews(news, ada, undefined);
    let answer = () => {};
    answers['/api/auth/get-session'] = () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ session: { id: 's1' }, user: ADA }));
      });
    comeBack();
    await identity.signOut();
    answer();
    await new Promise((resolve) => setImmediate(resolve));
    expect(news).toHaveBeenLastCalledWith(null, undefined);
  });
});
