import { expect, test } from 'vitest';
import { runOneAtATime } from './run-one-at-a-time.ts';

test('however often it is asked for meanwhile, it runs once more and never twice at once', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = runOneAtATime(() => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  });
  const whole = run();
  void run();
  void run();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await whole;
  expect(runs).toHaveLength(2);
});

test('after a run that failed it can run again', async () => {
  let runs = 0;
  const run = runOneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('The line is dead.');
  });
  await expect(run()).rejects.toThrow('The line is dead.');
  await run();
  expect(runs).toBe(2);
});
