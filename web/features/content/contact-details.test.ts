import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { formatAddress, formatPhone, listWaysToReach, toMapUrl, toWhatsAppUrl } from './contact-details.ts';
import { EXAMPLE_SHOP } from './testing/example-shop.ts';
import { joinWords } from './testing/read-text.ts';

test('a Nigerian number is grouped for reading and stays on one line', () => {
  expect(formatPhone('+2348031234567')).toBe('+234\u00A0803\u00A0123\u00A04567');
});

test('a number of another form is shown as it is', () => {
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});

test('a WhatsApp link carries the digits alone', () => {
  expect(toWhatsAppUrl('+2348031234567')).toBe('https://wa.me/2348031234567');
});

test('a city that shares its name with its state is said once', () => {
  expect(formatAddress(EXAMPLE_SHOP.address)).toBe('14 Bode Okafor Close, Yaba, Lagos');
});

test('an address leaves out what is not known', () => {
  expect(formatAddress({ street: '', area: 'Wuse 2', city: 'Abuja', state: 'FCT' })).toBe(
    'Wuse 2, Abuja, FCT',
  );
  expect(formatAddress(BLANK_SHOP_PROFILE.address)).toBe('');
});

test('a map link holds name and address as one encoded query', () => {
  expect(new URL(toMapUrl(EXAMPLE_SHOP)).searchParams.get('query')).toBe(
    'Oyin Bakes, 14 Bode Okafor Close, Yaba, Lagos',
  );
});

describe('the ways to reach the shop read as a sentence', () => {
  test.each([
    ['all of them', EXAMPLE_SHOP, 'WhatsApp, +234\u00A0803\u00A0123\u00A04567 or hello@shop.example'],
    [
      'two of them',
      { ...EXAMPLE_SHOP, whatsapp: '' },
      '+234\u00A0803\u00A0123\u00A04567 or hello@shop.example',
    ],
    ['one of them', { ...BLANK_SHOP_PROFILE, email: 'hello@shop.example' }, 'hello@shop.example'],
    ['none of them', BLANK_SHOP_PROFILE, 'our contact page'],
  ])('with %s', (_, shop, sentence) => {
    expect(joinWords(listWaysToReach(shop))).toBe(sentence);
  });
});
