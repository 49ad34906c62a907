import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../shop/profile.ts';
import { joinInlines } from './blocks.ts';
import { CONTENT_FACTS, type FactName, fillFacts, leaveOutUnknown, sayFact } from './facts.ts';

const SHOP: ShopProfile = {
  ...BLANK_SHOP_PROFILE,
  name: 'Oyin Bakes',
  address: { street: '14 Bode Okafor Close', area: 'Yaba', city: 'Lagos', state: 'Lagos' },
  email: 'hello@shop.example',
  phone: '+2348031234567',
  whatsapp: '+2348097654321',
};

describe('the ways to reach the shop read as a sentence', () => {
  test.each([
    ['all of them', SHOP, 'WhatsApp, +234 803 123 4567 or hello@shop.example'],
    ['two of them', { ...SHOP, whatsapp: '' }, '+234 803 123 4567 or hello@shop.example'],
    ['one of them', { ...BLANK_SHOP_PROFILE, email: 'hello@shop.example' }, 'hello@shop.example'],
    ['none of them', BLANK_SHOP_PROFILE, 'our contact page'],
  ])('with %s', (_, shop, sentence) => {
    expect(joinInlines(sayFact('shop.ways', shop))).toBe(sentence);
  });
});

test.each<[FactName, string]>([
  ['shop.name', 'Oyin Bakes'],
  ['shop.city', 'Lagos'],
  ['shop.state', 'Lagos'],
  ['shop.address', '14 Bode Okafor Close, Yaba, Lagos'],
  ['shop.phone', '+234 803 123 4567'],
  ['shop.whatsapp', 'WhatsApp'],
  ['shop.email', 'hello@shop.example'],
  ['hold.online', 'the time shown at checkout'],
  ['delivery.zones', 'the areas listed under Shipping'],
  ['rules.unpaidOrders', '2'],
  ['rules.pieces', '100'],
  ['rules.inscription', '40'],
  ['rules.vat', '7.5%'],
  ['session.minutes', '60'],
  ['session.keptDays', '30'],
  ['promise.reportHours', '24'],
  ['promise.refundDays', '2'],
  ['promise.paystackTime', '3 to 10 working days'],
])('%s says “%s”', (name, words) => {
  expect(joinInlines(sayFact(name, SHOP))).toBe(words);
});

test('what can be opened is a link', () => {
  const target = (name: FactName) => sayFact(name, SHOP)[0];
  expect(target('shop.phone')).toEqual({ text: '+234 803 123 4567', to: 'tel:+2348031234567' });
  expect(target('shop.whatsapp')).toEqual({ text: 'WhatsApp', to: 'https://wa.me/2348097654321' });
  expect(target('shop.email')).toEqual({ text: 'hello@shop.example', to: 'mailto:hello@shop.example' });
});

test('a text that names a second address beside the first leaves it out (P29.442)', () => {
  expect(fillFacts('{{shop.email}}[[ or {{shop.supportEmail}}]]', SHOP)).toBe('hello@shop.example');
});

test('every fact says what it means', () => {
  for (const { meaning } of Object.values(CONTENT_FACTS)) expect(meaning).toMatch(/^[a-z]/);
});

test('a title or summary names facts in plain words, and keeps what nobody knows as it was typed', () => {
  const text = '{{shop.name}} bakes[[ in {{shop.city}}]], {{ shop.phone }}, {{shop.soul}}, {{toString}}.';
  expect(fillFacts(text, SHOP)).toBe(
    'Oyin Bakes bakes in Lagos, +234 803 123 4567, {{shop.soul}}, {{toString}}.',
  );
  expect(fillFacts(text, BLANK_SHOP_PROFILE)).toBe('Our bakery bakes, , {{shop.soul}}, {{toString}}.');
});

test.each([
  ['Free. [[At {{shop.address}}.]] Soon.', 'Free. Soon.'],
  ['- [[{{shop.phone}}]]', '-'],
  ['[[{{shop.name}} and {{shop.phone}}]]', ''],
  ['[[{{shop.name}}]]', '{{shop.name}}'],
  ['[[no fact]] [[{{unknown}}]]', '[[no fact]] [[{{unknown}}]]'],
  ['[[ [[{{shop.phone}}]] ]]', '[[ ]]'],
  ['[[{{shop.phone}}\n]]', '[[{{shop.phone}}\n]]'],
])('while the shop has no phone and no address, %j reads %j', (text, left) => {
  expect(leaveOutUnknown(text, { ...BLANK_SHOP_PROFILE })).toBe(left);
});
