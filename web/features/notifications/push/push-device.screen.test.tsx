import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  listAddressesEndpoint,
  listOwnSessionsEndpoint,
  readAccountEndpoint,
  readNotificationChoicesEndpoint,
} from '../../../../contract/account.ts';
import {
  readPushTermsEndpoint,
  readQuietHoursEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from '../../../../contract/notifications.ts';
import { signOutEndpoint } from '../../../../contract/sessions.ts';
import { CUSTOMER, listCommonAnswers } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { PUSH_SCOPE } from './push-setup.ts';

const pushSwitch = page.getByRole('switch', { name: 'Push notifications in this browser' });
const TARGET = 'https://push.example/this-browser';

/** A browser whose user answers the question about notifications in this way; its push service is a stub. */
function stubBrowser(decision: NotificationPermission): void {
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      notification.permission = decision;
      return decision;
    },
  };
  vi.stubGlobal('Notification', notification);
  let isSubscribed = false;
  const subscription = {
    endpoint: TARGET,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: TARGET, keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const registration = {
    scope: `${window.location.origin}${PUSH_SCOPE}`,
    active: {},
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    },
  } as unknown as ServiceWorkerRegistration; // as much of one as is used
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
}

const openAccount = () =>
  openScreen('/account', {
    visitor: CUSTOMER,
    answers: [
      answer(readAccountEndpoint, {
        ...CUSTOMER,
        phone: null,
        hasPassword: true,
        hasSecondFactor: false,
        pendingEmail: null,
        createdAt: '2026-05-04T10:00:00.000Z',
      }),
      answer(listAddressesEndpoint, { data: [] }),
      answer(listOwnSessionsEndpoint, { data: [] }),
      answer(readNotificationChoicesEndpoint, { choices: {} }),
      answer(readQuietHoursEndpoint, { quietHours: null }),
      answer(readPushTermsEndpoint, { kind: 'web_push', publicKey: 'the-key-of-the-shop' }),
      answer(subscribePushEndpoint, null),
      answer(unsubscribePushEndpoint, null),
      answer(signOutEndpoint, { success: true }),
    ],
  });

async function switchOn(): Promise<void> {
  await pushSwitch.click();
  await expect.element(pushSwitch).toBeChecked();
}

beforeEach(() => stubBrowser('granted'));

test('it is switched on and off, and the shop is told (S7.8)', { tags: 'long' }, async () => {
  const server = await openAccount();
  await switchOn();
  expect(server.callsOf(subscribePushEndpoint).map(({ body }) => body)).toEqual([
    { kind: 'web_push', target: TARGET, publicKey: 'public', authSecret: 'secret' },
  ]);
  await pushSwitch.click();
  await expect.element(pushSwitch).not.toBeChecked();
  expect(server.callsOf(unsubscribePushEndpoint).map(({ body }) => body)).toEqual([{ target: TARGET }]);
});

test('signing out ends it before the session ends', { tags: 'long' }, async () => {
  const server = await openAccount();
  await switchOn();
  let wasEnded = false;
  server.change(
    answer(signOutEndpoint, () => {
      wasEnded = server.callsOf(unsubscribePushEndpoint).length > 0;
      server.change(...listCommonAnswers(null));
      return { success: true };
    }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expectAddress('/login');
  expect(wasEnded).toBe(true);
  expect(localStorage.getItem('push-subscription')).toBeNull();
});

test('who is refused by the browser is told how to change it (S8.8)', { tags: 'long' }, async () => {
  stubBrowser('denied');
  await openAccount();
  await pushSwitch.click();
  await expect.element(page.getByText(/^Notifications are blocked for this site\./)).toBeVisible();
  await expect.element(pushSwitch).toHaveAttribute('aria-disabled', 'true');
  await takeComplaint(/Permission not granted/);
});
