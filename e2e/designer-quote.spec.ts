import type { Locator, Page } from '@playwright/test';
import { inventGuest } from './fixtures/checkout.ts';
import { findMainAction, findOption, openDesigner, openStep, test } from './fixtures/designer.ts';
import { expect } from './fixtures/shop.ts';

/** What comes as fast as the second half of a double tap is no press of its own. */
const pressUntilFocused = (page: Page, field: Locator) =>
  expect(async () => {
    await findMainAction(page).click();
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();

test('a guest asks for a quote once, without an account, and finds it again by the link (P7.6, P24.7)', {
  tag: '@long',
}, async ({ page, browser }) => {
  const guest = inventGuest();
  await openDesigner(page);
  await findOption(page, /^Tiers/, /^3 tiers/).check();
  await expect(findMainAction(page)).toHaveText('Ask for a quote');
  await findMainAction(page).click();
  await expect(page.getByRole('textbox', { name: /^Special requests/ })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await pressUntilFocused(page, name);
  await name.fill(guest.name);
  await openStep(page, 'Shape');
  await expect(findMainAction(page)).toHaveText('Ask for a quote');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await pressUntilFocused(page, phone);
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number, such as 0803 123 4567\./);
  await phone.fill(guest.phone);
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A talking drum on top');
  await page.getByRole('textbox', { name: /^Budget/ }).fill('250,000');

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/custom-orders') {
      asked.push(request.headers()['idempotency-key'] ?? null);
    }
  });
  await expect(async () => {
    await findMainAction(page).dblclick();
    await expect(page).toHaveURL(/\/cake-request\/[\w-]+$/, { timeout: 5_000 });
  }).toPass();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\w{20,}$/);

  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  const message = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const elsewhere = await browser.newContext();
  const phonePage = await elsewhere.newPage();
  await phonePage.goto(message.slice(message.indexOf('http')));
  await expect(phonePage.getByText('A talking drum on top')).toBeVisible();
  expect(new URL(phonePage.url()).hash).toBe('');
  await elsewhere.close();
});
