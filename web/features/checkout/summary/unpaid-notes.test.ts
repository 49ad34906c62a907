import { expect, test } from 'vitest';
import { wouldBeRefused } from './unpaid-notes.tsx';

const ATTEMPT = { payment: null, isCovered: false, mayPayOnline: true, mustConfirm: true };

test.each([
  [{}, true],
  [{ payment: 'transfer' }, true],
  [{ payment: 'transfer', isCovered: true }, false],
  [{ payment: 'card' }, false],
  [{ payment: 'card', mayPayOnline: false }, true],
  [{ payment: 'at_pickup' }, true],
  [{ payment: 'at_pickup', mustConfirm: false }, false],
] as const)('beside two unpaid orders %j is kept out: %s (P29.491)', (changes, isOut) => {
  expect(wouldBeRefused({ ...ATTEMPT, ...changes })).toBe(isOut);
});
