import { expect, test } from 'vitest';
import { isPickupNear } from './pickup-near.ts';

test.each([
  ['Lagos', 'Lagos', true],
  [' Lagos State ', 'Lagos', true],
  ['Abuja', 'FCT', true],
  ['', 'Kano', true],
  ['Lagos', 'FCT', false],
  ['Niger', 'Nasarawa', false],
])('pickup in %j is offered to somebody in %j: %j (P29.143)', (shopState, state, isNear) => {
  expect(isPickupNear(shopState, state)).toBe(isNear);
});
