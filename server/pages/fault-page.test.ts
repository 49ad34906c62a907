import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { faultPage } from './fault-page.ts';

test('the last crash screen has the words of every other one, and the reference', () => {
  const html = faultPage({ ...BLANK_SHOP_PROFILE, email: 'help@shop.example' }, 'reference-1');
  for (const words of [
    'Oops! Something went wrong',
    'Refresh Page',
    'Go Home',
    'Report Issue',
    'Technical details',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('mailto:help%40shop.example?subject=Problem%20reference-1');
  expect(html).toContain('Reference reference-1');
});

test('a shop without an address offers no mail to nobody', () => {
  expect(faultPage(BLANK_SHOP_PROFILE, 'reference-1')).not.toContain('mailto:');
});
