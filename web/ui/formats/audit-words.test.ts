import { expect, test } from 'vitest';
import { nameActor } from './audit-words.ts';

test('the trail tells the user, another administrator and the shop itself apart', () => {
  expect(nameActor({ id: 'u1', name: 'Adaeze' }, 'u1')).toBe('by the user');
  expect(nameActor({ id: 'u2', name: 'Kẹhinde' }, 'u1')).toBe('by Kẹhinde');
  expect(nameActor(null, 'u1')).toBe('by the shop itself');
});
