import type { Page } from '@playwright/test';
import { DEFAULT_VOUCHER_TERMS } from '../domain/vouchers/voucher.ts';
import { addFromPage } from './fixtures/cart.ts';
import { inventGuest, sendAs } from './fixtures/checkout.ts';
import { expectPaid, expectPayPage, findReceipt, press, test } from './fixtures/payments.ts';
import { expect, expectAccessible, openPage, takeComplaints } from './fixtures/shop.ts';

async function payByVoucher(page: Page, code: string, amount: string): Promise<void> {
  await press(page, 'Pay with a voucher');
  await page.getByRole('textbox', { name: 'Voucher code' }).fill(code);
  await press(page, 'Check voucher');
  await press(page, `Pay ${amount} with this voucher`);
}

test('a voucher is bought, opened, spent over two orders, and says what is left (P42.9, P42.11, P42.15)', {
  tag: '@long',
}, async ({ page, adminApi, shop, openUnpaid }) => {
  await sendAs(adminApi, shop, 'put', '/api/admin/voucher-settings', {
    ...DEFAULT_VOUCHER_TERMS,
    isOn: true,
  });
  await openPage(page, '/about');
  await page.getByRole('link', { name: 'Gift vouchers' }).click();
  await page.getByRole('radio', { name: 'Balloons' }).check();
  await page.getByRole('radio', { name: '₦10,000' }).check();
  await page.getByRole('textbox', { name: /^Their name/ }).fill('Ngozi');
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Ada Obi');
  await page.getByRole('textbox', { name: /^Your email address/ }).fill(inventGuest().email);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expectAccessible(page);
  await press(page, 'Buy voucher');
  await expectPayPage(page, '₦10,000');
  await press(page, 'Pay with a good card');
  await expect(page.getByRole('heading', { name: 'Voucher for Ngozi' })).toBeVisible();
  await expect(page.getByText('₦10,000 left')).toBeVisible();
  const code = (await page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/).textContent()) ?? '';

  await openUnpaid(page, inventGuest(), 52, 'transfer');
  await payByVoucher(page, code, '₦6,000');
  await expectPaid(page);
  await expect(findReceipt(page)).toContainText('Voucher');

  await openUnpaid(page, inventGuest(), 53, 'transfer');
  await payByVoucher(page, code, '₦4,000');
  await expect(findReceipt(page)).toContainText('Balance due₦2,000');
  await openPage(page, `/voucher#${code}`);
  await expect(page.getByText('₦0 left')).toBeVisible();
  await expect(page.getByText('Used up')).toBeVisible();
});

test('a link carries its code to the cart, and says so once where it leads (P41.12, P41.21)', async ({
  page,
  adminApi,
  shop,
  catalogue,
}) => {
  const cake = await catalogue.sell({ price: 6_000 });
  const campaign = { name: 'Link', kind: 'percent', percent: 10, amount: 0, categories: [], productIds: [] };
  const limits = {
    minimum: 0,
    isFirstOrderOnly: false,
    startsOn: null,
    endsOn: null,
    usesMax: null,
    usesMaxPerPerson: null,
  };
  const codes = { kind: 'one', text: 'FROMALINK' };
  await sendAs(adminApi, shop, 'post', '/api/admin/codes', { ...campaign, ...limits, codes });
  await openPage(page, '/?code=from%20a%20link');
  const news = page.getByText('Code FROMALINK: 10% off. We’ll apply it in your cart.');
  await expect(news).toBeVisible();
  // Told once: the same page opened again in the tab asks nothing.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/?code=from%20a%20link');
  await addFromPage(page, cake.id);
  expect(asked).not.toContain('/api/codes/check');
  await openPage(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('Code FROMALINK is applied.');
  await expect(summary).toContainText('₦5,400');
});

test('pages are the same bytes for whoever has a code, a voucher and a wishlist, and change as vouchers are switched on and off (P42.19)', async ({
  page,
  request,
  adminApi,
  shop,
  catalogue,
  complaints,
}) => {
  const cake = await catalogue.sell({ price: 6_000 });
  const switchVouchers = (isOn: boolean) =>
    sendAs(adminApi, shop, 'put', '/api/admin/voucher-settings', { ...DEFAULT_VOUCHER_TERMS, isOn });
  await switchVouchers(true);
  await openPage(page, `/products/${cake.id}?code=anything`);
  await expect(page.getByText('This code doesn’t exist or isn’t valid today.')).toBeVisible();
  await takeComplaints(complaints, /400/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .* to wishlist/ })
    .first()
    .click();
  await page.evaluate(() => localStorage.setItem('oyin.voucher', '7K3M-Q0XA-9TDW-2HVC'));
  await openPage(page, '/cart');
  const readPages = async () => {
    const pages: string[] = [];
    for (const path of ['/', '/products', `/products/${cake.id}`, '/cart', '/wishlist', '/vouchers']) {
      const [theirs, mine, linked] = await Promise.all([
        request.get(`${shop.url}${path}`),
        page.request.get(`${shop.url}${path}`),
        page.request.get(`${shop.url}${path}?code=anything`),
      ]);
      const bytes = await theirs.text();
      expect(await mine.text()).toBe(bytes);
      expect(await linked.text()).toBe(bytes);
      pages.push(bytes);
    }
    return pages;
  };
  const leadsToVouchers = (pages: readonly string[]) =>
    pages.map((html) => html.includes('href="/vouchers"'));
  const whileOn = await readPages();
  expect(leadsToVouchers(whileOn)).toEqual(whileOn.map(() => true));
  await switchVouchers(false);
  await expect(async () =>
    expect(leadsToVouchers(await readPages())).toEqual(whileOn.map(() => false)),
  ).toPass();
});
