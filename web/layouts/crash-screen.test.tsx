import { expect, test } from 'vitest';
import { findElements, listNames, readText } from '../testing/read-html.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CrashScreen } from './crash-screen.tsx';

const html = renderInShop(<CrashScreen error={new Error('No price.')} />, { path: '/cart' });

test("the title is 'Oops! Something went wrong' (S2.20)", () => {
  expect(html).toMatch(/<h1[^>]*>Oops! Something went wrong<\/h1>/);
});

test('it offers Refresh Page, Go Home and Report Issue, a mail to the shop (S2.20, P29.442)', () => {
  expect(listNames(html, 'button')).toEqual(['Refresh Page']);
  const [home, report] = findElements(html, 'a');
  expect(home).toMatchObject({ name: 'Go Home', attributes: { href: '/' } });
  expect(report?.name).toBe('Report Issue');
  expect(report?.attributes.href).toMatch(/^mailto:hello@bakery\.example\?subject=.+&amp;body=.+cart/);
});

test('only a shopper is told that the cart is safe (P28.106)', () => {
  const atWork = renderInShop(<CrashScreen error={new Error('No price.')} />, { path: '/admin/reports' });
  expect(readText(html)).toContain('Your cart is safe.');
  expect(readText(atWork)).toContain('that was our fault. Refresh the page');
});

test('a page that a lost connection keeps away is not called our fault (P29.585)', () => {
  const lost = renderInShop(<CrashScreen error={new TypeError('Failed to fetch')} />, { path: '/faqs' });
  expect(readText(lost)).toContain('Please check your connection. Your cart is safe. Refresh the page');
  expect(readText(lost)).not.toContain('our fault');
});

test('the technical details are folded away, with the error in them (S2.20)', () => {
  const [, details = ''] = html.match(/<details(?![^>]*\bopen\b)[^>]*>(.*)<\/details>/s) ?? [];
  expect(readText(details)).toContain('Technical details Error: No price. /cart');
});
