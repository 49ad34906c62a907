import { expect, test } from 'vitest';
import type { BulkState } from '../../../../../contract/product-bulk.ts';
import { countProducts, listDifferences } from './describe-rows.ts';

const PLAIN: BulkState = { status: 'draft', discountPercentage: 0, price: 6_000, sizes: [] };

test.each<[string, BulkState, BulkState, ReturnType<typeof listDifferences>]>([
  [
    'where it stands',
    PLAIN,
    { ...PLAIN, status: 'published' },
    [{ of: '', before: 'Draft', after: 'Published' }],
  ],
  ['its price', PLAIN, { ...PLAIN, price: 6_600 }, [{ of: '', before: '₦6,000', after: '₦6,600' }]],
  [
    'its discount, with what is to be paid',
    PLAIN,
    { ...PLAIN, discountPercentage: 10 },
    [{ of: 'Discount', before: 'none', after: '10%, ₦5,400 to pay' }],
  ],
  [
    'its price alone, where the discount stays',
    { ...PLAIN, discountPercentage: 10 },
    { ...PLAIN, discountPercentage: 10, price: 7_000 },
    [{ of: '', before: '₦6,000', after: '₦7,000' }],
  ],
  [
    'each size that changes',
    {
      ...PLAIN,
      sizes: [
        { id: 'a', name: 'Small', price: 6_000 },
        { id: 'b', name: 'Tiny', price: 100 },
      ],
    },
    {
      ...PLAIN,
      price: 6_300,
      sizes: [
        { id: 'a', name: 'Small', price: 6_300 },
        { id: 'b', name: 'Tiny', price: 100 },
      ],
    },
    [{ of: 'Small', before: '₦6,000', after: '₦6,300' }],
  ],
])('a preview tells %s', (_, before, after, announced) => {
  expect(listDifferences(before, after)).toEqual(announced);
});

test('products are counted in words', () => {
  expect([0, 1, 2_000].map(countProducts)).toEqual(['0 products', '1 product', '2,000 products']);
});
