import { expect, test } from 'vitest';
import { serialise } from './serialise.ts';

test('a second call begins once the first has ended, and its answer is the last', async () => {
  const readings = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let begun = 0;
  let stored = '';
  const reload = serialise(async () => {
    const reading = readings[begun];
    begun += 1;
    stored = (await reading?.promise) ?? '';
  });
  const calls = [reload(), reload()];
  readings[1]?.resolve('the newer one');
  readings[0]?.resolve('the older one');
  await Promise.all(calls);
  expect(stored).toBe('the newer one');
});

test('a call that fails says so, and lets the next one begin', async () => {
  const answers = [Promise.reject(new Error('The database was busy.')), Promise.resolve('read')];
  const reload = serialise(() => answers.shift() ?? Promise.resolve(''));
  const failed = reload();
  const next = reload();
  await expect(failed).rejects.toThrow('The database was busy.');
  expect(await next).toBe('read');
});
