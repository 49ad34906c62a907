import { expect, test, vi } from 'vitest';
import { createSignOutTasks } from './sign-out-context.ts';

test('every task is done, and one that was taken back is not', async () => {
  const { beforeSignOut, prepareSignOut } = createSignOutTasks();
  const [first, second, third] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn(async () => {})];
  beforeSignOut(first);
  beforeSignOut(second);
  beforeSignOut(third)();
  await prepareSignOut(vi.fn());
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  expect(third).not.toHaveBeenCalled();
});

test('a task that fails is logged and keeps nobody from leaving', async () => {
  const { beforeSignOut, prepareSignOut } = createSignOutTasks();
  const fault = new Error('The line is dead.');
  beforeSignOut(() => Promise.reject(fault));
  const log = vi.fn();
  await prepareSignOut(log);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
});
