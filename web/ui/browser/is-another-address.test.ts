import { expect, test } from 'vitest';
import { isAnotherAddress } from './is-another-address.ts';

const SHOP = 'https://shop.example';

function openPage(asked: string | undefined, shown: string) {
  const entries = asked === undefined ? [] : [{ name: SHOP + asked } as PerformanceEntry];
  return isAnotherAddress({
    location: new URL(SHOP + shown) as unknown as Location,
    performance: { getEntriesByType: () => entries },
  });
}

test.each([
  ['/products?category=Bread', '/products', true],
  ['/products', '/products?category=Bread', true],
  ['/products', '/cart', true],
  ['/products?category=Bread', '/products?category=Bread', false],
  ['/faqs', '/faqs#delivery', false],
  ['/faqs#delivery', '/faqs', false],
])('a page that was asked for as %s and stands at %s is of another address: %s', (asked, shown, expected) => {
  expect(openPage(asked, shown)).toBe(expected);
});

test('a browser that does not tell what was asked for is believed', () => {
  expect(openPage(undefined, '/products')).toBe(false);
});
