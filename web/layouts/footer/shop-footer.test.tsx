import { describe, expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { findElements, listNames, readText } from '../../testing/read-html.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ShopFooter } from './shop-footer.tsx';

const html = renderInShop(<ShopFooter />);
const addresses = findElements(html, 'a').map(({ attributes }) => attributes.href);

test.each([
  '/',
  '/products',
  '/about',
  '/blog',
  '/faqs',
  '/contact',
  '/shipping',
  '/returns',
  '/privacy',
  '/terms',
])('the footer links to %s (S2.18)', (address) => {
  expect(addresses).toContain(address);
});

test('it has quick links and customer service links (S2.18)', () => {
  expect(readText(html)).toContain('Quick links');
  expect(readText(html)).toContain('Customer service');
});

test('the contact block tells address, email and phone from the profile (S2.18)', () => {
  expect(readText(html)).toContain('3 Ring Road, Challenge, Ibadan, Oyo');
  expect(addresses).toContain('mailto:hello@bakery.example');
  expect(addresses).toContain('tel:+2348031234567');
  expect(readText(html)).toContain('+234 803 123 4567');
});

test('social icons have names, and there is a scroll-to-top button (S2.18)', () => {
  expect(listNames(html, 'a')).toEqual(expect.arrayContaining(['Instagram', 'WhatsApp']));
  expect(listNames(html, 'button')).toContain('Scroll to top');
});

test('the newsletter asks for an email address, which is required (S2.18, S5.9)', () => {
  const [input] = findElements(html, 'input');
  expect(input?.attributes).toMatchObject({ type: 'email', required: '' });
  expect(html).toContain(`<label for="${input?.attributes.id}"`);
});

test('the newsletter, which is not out yet, promises no date', () => {
  expect(readText(html)).toContain('We plan to write about new bakes and party dates.');
  expect(readText(html)).not.toMatch(/hear from us|twice a month/);
});

test('it leads to the wishlist, and to vouchers only while they are sold (P42.14, P43.9)', () => {
  expect(addresses).toContain('/wishlist');
  expect(addresses).not.toContain('/vouchers');
  const selling = renderInShop(<ShopFooter />, { shop: { ...BLANK_SHOP_PROFILE, sellsVouchers: true } });
  expect(findElements(selling, 'a').map(({ attributes }) => attributes.href)).toContain('/vouchers');
});

describe('a shop that nobody has filled in yet', () => {
  const blank = renderInShop(<ShopFooter />, { shop: BLANK_SHOP_PROFILE });

  test('has no links that lead nowhere and no empty lines', () => {
    expect(blank).not.toMatch(/href="(?:mailto:|tel:|)"/);
    expect(blank).not.toMatch(/<(p|li|ul|address|dd)[^>]*><\/\1>/);
  });
});
