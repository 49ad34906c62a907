import { expect, test } from 'vitest';
import { dropTitles, findGreetingName } from './greeting-name.ts';

test.each([
  ['Ngozi Eze', 'Ngozi'],
  ['mrs bello', 'Mrs Bello'],
  ['Chief Emeka Okafor', 'Chief Emeka Okafor'],
  ['Dr. Ada Obi', 'Dr. Ada Obi'],
  ['Mama Tunde', 'Mama Tunde'],
  ['tunde', 'Tunde'],
  ['McDonald Ojo', 'McDonald'],
  ['ẹniọla Bello', 'Ẹniọla'],
  ['', ''],
])('%s is greeted as “%s” (P28.34)', (name, greeted) => {
  expect(findGreetingName(name)).toBe(greeted);
});

test.each([
  ['Chief Emeka Okafor', 'Emeka Okafor'],
  ['mrs bello', 'Bello'],
  ['Alhaja', 'Alhaja'],
  ['', ''],
])('%s without a title is “%s”', (name, plain) => {
  expect(dropTitles(name)).toBe(plain);
});
