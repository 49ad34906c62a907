import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { formatAddress } from './contact-details.ts';
import { EXAMPLE_SHOP } from './testing/example-shop.ts';

test('a city that shares its name with its state is said once', () => {
  expect(formatAddress(EXAMPLE_SHOP.address)).toBe('14 Bode Okafor Close, Yaba, Lagos');
});

test('an address leaves out what is not known', () => {
  expect(formatAddress({ street: '', area: 'Wuse 2', city: 'Abuja', state: 'FCT' })).toBe(
    'Wuse 2, Abuja, FCT',
  );
  expect(formatAddress(BLANK_SHOP_PROFILE.address)).toBe('');
});
