import { expect, test } from 'vitest';
import { describeHold } from './describe-hold.ts';

test.each([
  [240, 'We hold your place for 4 hours.'],
  [60, 'We hold your place for 1 hour.'],
  [90, 'We hold your place for 1 hour and 30 minutes.'],
  [undefined, 'We hold your place until it arrives.'],
])('a hold of %j minutes is told as “%s” (P4.6)', (minutes, words) => {
  expect(describeHold(minutes)).toBe(words);
});
