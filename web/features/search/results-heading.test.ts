import { expect, test } from 'vitest';
import { headNothing, headResults } from './results-heading.ts';

test.each([
  ['for diabetics', 'No added sugar', 'Nothing found for “no added sugar”'],
  ['gluten free', 'No gluten', 'Nothing found for “no gluten”'],
  ['my son is allergic to milk', 'No milk', 'Nothing found for “no milk”'],
  ['vegan cake', 'Results for “vegan cake”', 'Nothing found for “vegan cake”'],
  ['cake', 'Results for “cake”', 'Nothing found for “cake”'],
])('%j is headed %j, and where nothing is found %j (P29.504)', (query, results, nothing) => {
  expect(headResults(query)).toBe(results);
  expect(headNothing(query)).toBe(nothing);
});
