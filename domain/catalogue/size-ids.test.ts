import { expect, test } from 'vitest';
import { giveSizeIds } from './size-ids.ts';

test('an id that is there stays, and new ones come from the name, each its own', () => {
  const sizes = [
    { id: 'small', name: 'Tiny' },
    { id: null, name: 'Small' },
    { id: null, name: 'Small' },
    { id: null, name: '🎂' },
  ];
  expect(giveSizeIds(sizes).map(({ id }) => id)).toEqual(['small', 'small-2', 'small-3', 'size-4']);
});
