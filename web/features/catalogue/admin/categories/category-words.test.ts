import { expect, test } from 'vitest';
import type { AdminCategory } from '../../../../../contract/categories.ts';
import { describeMerge, describeRename } from './category-words.ts';

const category = (name: string, said: Partial<AdminCategory> = {}): AdminCategory => ({
  name,
  productCount: 12,
  picture: null,
  standInPicture: null,
  formerNames: [],
  excludingZones: [],
  ...said,
});

test('a merge says beforehand what moves, where links lead and which zones are concerned (P23.16)', () => {
  expect(describeMerge(category('Pies'), category('Savoury'))).toEqual([
    '12 products move from Pies to Savoury. Links to Pies will open Savoury.',
  ]);
  const pies = category('Pies', { productCount: 1, excludingZones: ['Epe', 'Ikorodu'] });
  const savoury = category('Savoury', { excludingZones: ['Ikorodu', 'Badagry'] });
  expect(describeMerge(pies, savoury)).toEqual([
    '1 product moves from Pies to Savoury. Links to Pies will open Savoury.',
    'All of Savoury will no longer be delivered to Epe.',
    'What was in Pies will no longer be delivered to Badagry.',
  ]);
});

test('a rename says what follows it (P23.14)', () => {
  expect(describeRename(category('Pies', { excludingZones: ['Epe'] }))).toEqual([
    '12 products get the new name. Links to Pies still work.',
    'It still won’t be delivered to Epe.',
  ]);
});
