import { expect, test } from 'vitest';
import { keepMade } from './keep-made.ts';

test('the same is made once, and what differs in any part is not the same', () => {
  const made: string[] = [];
  const draw = keepMade((border: string, inches: number) => {
    made.push(`${border} ${inches}`);
    return `<${border} ${inches}>`;
  });
  expect([draw('pearls', 8), draw('shells', 8), draw('pearls', 6), draw('pearls', 8)]).toEqual([
    '<pearls 8>',
    '<shells 8>',
    '<pearls 6>',
    '<pearls 8>',
  ]);
  expect(made).toEqual(['pearls 8', 'shells 8', 'pearls 6']);
});
