import { expect, test, vi } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

test('the end waits for what is under way, and for what that begins', async () => {
  const work = createBackgroundWork({ error: vi.fn() });
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let isFinished = false;
  work.run(first.promise.then(() => work.run(second.promise)));
  const finishing = work.finish().then(() => {
    isFinished = true;
  });

  first.resolve();
  await first.promise;
  expect(isFinished).toBe(false);
  second.resolve();
  await finishing;
  expect(isFinished).toBe(true);
});

test('what fails is logged and stops nothing', async () => {
  const error = vi.fn();
  const work = createBackgroundWork({ error });
  work.run(Promise.reject(new Error('the mail server is away')));
  await work.finish();
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'Work in the background failed');
});
