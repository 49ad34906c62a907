import { describe, expect, test, vi } from 'vitest';
import type { PushTerms } from '../../../../contract/notifications.ts';
import { setUpPush } from './push-setup.ts';

const TERMS: PushTerms = { kind: 'web_push', publicKey: 'BKey' };
const SUBSCRIPTION = {
  kind: 'web_push',
  target: 'https://push.example/1',
  publicKey: 'p',
  authSecret: 'a',
} as const;
// The stand-ins below never look into it.
const REGISTRATION = { scope: '/any' } as ServiceWorkerRegistration;

function makeParts() {
  return {
    serviceWorker: { register: vi.fn(async () => REGISTRATION) },
    askPermission: vi.fn(async (): Promise<NotificationPermission> => 'granted'),
    readTerms: vi.fn(async () => TERMS),
    obtainSubscription: vi.fn(async (): Promise<typeof SUBSCRIPTION | undefined> => SUBSCRIPTION),
    saveSubscription: vi.fn(async () => {}),
  };
}

test('the worker is registered, permission asked, a token obtained and sent to the shop with its kind (S7.8)', async () => {
  const parts = makeParts();
  await expect(setUpPush(parts)).resolves.toEqual(SUBSCRIPTION);
  expect(parts.serviceWorker.register).toHaveBeenCalledExactlyOnceWith('/firebase-messaging-sw.js', {
    scope: '/firebase-cloud-messaging-push-scope',
  });
  expect(parts.askPermission).toHaveBeenCalledOnce();
  expect(parts.obtainSubscription).toHaveBeenCalledExactlyOnceWith(TERMS, REGISTRATION);
  expect(parts.saveSubscription).toHaveBeenCalledExactlyOnceWith(SUBSCRIPTION);
});

test('permission is asked at once, while the click that wants it still counts', async () => {
  const parts = makeParts();
  const registering = Promise.withResolvers<ServiceWorkerRegistration>();
  parts.serviceWorker.register.mockReturnValue(registering.promise);
  const settingUp = setUpPush(parts);
  expect(parts.askPermission).toHaveBeenCalledOnce();
  registering.resolve(REGISTRATION);
  await settingUp;
});

describe('what fails is thrown on', () => {
  test('in a browser without service workers (S8.8)', async () => {
    const parts = { ...makeParts(), serviceWorker: undefined };
    await expect(setUpPush(parts)).rejects.toThrow(new Error('Service workers not supported'));
    expect(parts.askPermission).not.toHaveBeenCalled();
  });

  test.each(['denied', 'default'] as const)('when the answer is %s (S8.8)', async (permission) => {
    const parts = makeParts();
    parts.askPermission.mockResolvedValue(permission);
    await expect(setUpPush(parts)).rejects.toThrow(new Error('Permission not granted'));
    expect(parts.obtainSubscription).not.toHaveBeenCalled();
  });

  test('when there is no token (S8.8)', async () => {
    const parts = makeParts();
    parts.obtainSubscription.mockResolvedValue(undefined);
    await expect(setUpPush(parts)).rejects.toThrow(new Error('No token received'));
    expect(parts.saveSubscription).not.toHaveBeenCalled();
  });

  test('when the push service refuses, with its reason kept (S8.8)', async () => {
    const parts = makeParts();
    const cause = new Error('Registration failed - push service error');
    parts.obtainSubscription.mockRejectedValue(cause);
    await expect(setUpPush(parts)).rejects.toMatchObject({ message: 'No token received', cause });
  });

  test('when the shop cannot be told', async () => {
    const parts = makeParts();
    parts.saveSubscription.mockRejectedValue(new Error('The line is dead.'));
    await expect(setUpPush(parts)).rejects.toThrow('The line is dead.');
  });
});
