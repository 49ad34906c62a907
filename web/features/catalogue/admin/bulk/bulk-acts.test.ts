import { expect, test } from 'vitest';
import { bulkChangeSchema } from '../../../../../contract/product-bulk.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { type BulkAct, buildChange, FIRST_VALUES, listActs } from './bulk-acts.ts';

test.each<[readonly ProductStatus[], readonly BulkAct[]]>([
  [['draft'], ['publish', 'price', 'discount', 'archive']],
  [['published'], ['unpublish', 'price', 'discount', 'archive']],
  [
    ['draft', 'published'],
    ['publish', 'unpublish', 'price', 'discount', 'archive'],
  ],
  [['archived'], ['restore']],
])('to products that are %j can be done %j', (statuses, acts) => {
  expect(listActs(new Set(statuses))).toEqual(acts);
});

test('what is typed becomes the change, a cut with its sign', () => {
  expect(buildChange('price', { ...FIRST_VALUES, typed: '12,5 %' })).toEqual({
    kind: 'price_percentage',
    percentage: 12.5,
    roundTo: 50,
  });
  expect(buildChange('price', { direction: 'lower', by: 'amount', typed: '₦1,500', roundTo: 100 })).toEqual({
    kind: 'price_amount',
    amount: -1_500,
    roundTo: 100,
  });
  expect(buildChange('discount', { ...FIRST_VALUES, typed: '' })).toEqual({
    kind: 'discount',
    percentage: 0,
  });
  expect(buildChange('archive', FIRST_VALUES)).toEqual({ kind: 'archive' });
});

test.each([
  ['price', 'percentage', '', 'Enter by how much.'],
  ['price', 'percentage', 'a bit', 'Enter a percentage.'],
  ['price', 'percentage', '301', 'Raise prices by at most 300%.'],
  ['price', 'amount', 'a bit', 'Enter an amount in naira.'],
  ['discount', 'percentage', '96', 'Enter at most 95%.'],
] as const)('%s by %s “%s” is refused in words', (act, by, typed, problem) => {
  const change = buildChange(act, { ...FIRST_VALUES, by, typed });
  expect(Object.values(findMisfits(bulkChangeSchema, change))).toEqual([problem]);
});
