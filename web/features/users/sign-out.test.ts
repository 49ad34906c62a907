import { expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

async function runSignOut(providerSignOut: () => Promise<void>) {
  const steps: string[] = [];
  const log = vi.fn();
  await signOut({
    identity: {
      signOut: () => {
        steps.push('provider');
        return providerSignOut();
      },
    },
    dispatch: ({ type }) => steps.push(type),
    prepare: async () => {
      await Promise.resolve();
      steps.push('preparation');
    },
    goToLogin: async () => {
      await Promise.resolve();
      steps.push('login screen');
    },
    showToast: ({ kind, text }) => steps.push(`${kind} toast: ${text}`),
    log,
  });
  return { steps, log };
}

test('signing out marks the start, signs out, goes to the login screen and then clears (S4.2, S8.9)', async () => {
  const { steps, log } = await runSignOut(async () => {});
  expect(steps).toEqual([
    'sign-out-started',
    'preparation',
    'provider',
    'success toast: Logged out successfully',
    'login screen',
    'sign-out-ended',
  ]);
  expect(log).not.toHaveBeenCalled();
});

test('a failed sign-out is logged and told, and the user is cleared anyway (S8.9)', async () => {
  const fault = new Error('The line is dead.');
  const { steps, log } = await runSignOut(() => Promise.reject(fault));
  expect(steps.slice(3)).toEqual([
    'error toast: Logout failed: The line is dead.',
    'login screen',
    'sign-out-ended',
  ]);
  expect(log).toHaveBeenCalledWith(expect.any(String), fault);
});
