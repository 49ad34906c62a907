import { expect, test } from 'vitest';
import { WEEKDAYS } from '../weekdays.ts';
import { readOpeningDays } from './opening-days.ts';

test.each([
  ['Mon to Sat', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  ['Sunday', ['Sunday']],
  ['Sundays', ['Sunday']],
  ['Mon–Wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['tue, thu and SAT', ['Tuesday', 'Thursday', 'Saturday']],
  ['Sat & Sun', ['Saturday', 'Sunday']],
  ['Fri to Mon', ['Monday', 'Friday', 'Saturday', 'Sunday']],
  ['Weekdays', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Tues. to Thurs.', ['Tuesday', 'Wednesday', 'Thursday']],
  ['Every day', [...WEEKDAYS]],
  ['Mon to Mon', ['Monday']],
])('%s is understood', (words, days) => {
  expect(readOpeningDays(words)).toEqual(days);
});

test.each([
  '',
  ' ',
  ',',
  'Public holidays',
  'constructor',
  'Mon to',
  'to Sat',
  'M to F',
  'Mon to Wed to Fri',
  'Monday Tuesday',
])('"%s" is left to people', (words) => {
  expect(readOpeningDays(words)).toBeUndefined();
});
