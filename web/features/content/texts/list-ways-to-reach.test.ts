import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../../domain/shop/profile.ts';
import { EXAMPLE_SHOP } from '../testing/example-shop.ts';
import { joinWords } from '../testing/read-text.ts';
import { listWaysToReach } from './list-ways-to-reach.ts';

describe('the ways to reach the shop read as a sentence', () => {
  test.each([
    ['all of them', EXAMPLE_SHOP, 'WhatsApp, +234 803 123 4567 or hello@shop.example'],
    ['two of them', { ...EXAMPLE_SHOP, whatsapp: '' }, '+234 803 123 4567 or hello@shop.example'],
    ['one of them', { ...BLANK_SHOP_PROFILE, email: 'hello@shop.example' }, 'hello@shop.example'],
    ['none of them', BLANK_SHOP_PROFILE, 'our contact page'],
  ])('with %s', (_, shop, sentence) => {
    expect(joinWords(listWaysToReach(shop))).toBe(sentence);
  });
});
