import { expect, test } from 'vitest';
import { describeHold } from './describe-hold.ts';

test.each([
  [240, 'We’ll hold your slot for 4 hours.'],
  [60, 'We’ll hold your slot for 1 hour.'],
  [90, 'We’ll hold your slot for 1 hour and 30 minutes.'],
  [undefined, ''],
])('a hold of %j minutes is told as “%s” (P4.6)', (minutes, words) => {
  expect(describeHold(minutes)).toBe(words);
});
