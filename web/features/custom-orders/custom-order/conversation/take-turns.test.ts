import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('a second message waits until the first has arrived', async () => {
  const takeTurn = createTurns();
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  const both = new Promise<void>((resolve) => {
    takeTurn(async () => {
      await first.promise;
      said.push('Good morning');
    });
    takeTurn(async () => {
      said.push('Can it be blue?');
      resolve();
    });
  });
  first.resolve();
  await both;
  expect(said).toEqual(['Good morning', 'Can it be blue?']);
});

test('one that does not arrive lets the next one go', async () => {
  const takeTurn = createTurns();
  const second = new Promise<string>((resolve) => {
    takeTurn(() => Promise.reject(new Error('Network error.')));
    takeTurn(async () => resolve('Can it be blue?'));
  });
  expect(await second).toBe('Can it be blue?');
});
