import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures/shop.ts';

const findFooter = (page: Page) => page.getByRole('contentinfo');
const findEmailField = (page: Page) => findFooter(page).getByRole('textbox', { name: 'Email address' });
const findSignUpButton = (page: Page) => findFooter(page).getByRole('button', { name: 'Sign up' });

const LINKS = [
  ['Home', '/'],
  ['Products', '/products'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['FAQs', '/faqs'],
  ['Contact', '/contact'],
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
] as const;

test('the ten links of the footer lead to their pages (S2.18)', async ({ page }) => {
  await openPage(page, '/cart');
  for (const [name, address] of LINKS) {
    await findFooter(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('quick links and customer service links are named as such (S2.18)', async ({ page }) => {
  await openPage(page, '/');
  await expect(findFooter(page).getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  await expect(findFooter(page).getByRole('navigation', { name: 'Customer service' })).toBeVisible();
});

test('the contact block tells address, e-mail and phone (S2.18)', async ({ page }) => {
  await openPage(page, '/');
  await expect(findFooter(page)).toContainText('14 Bode Okafor Close');
  await expect(findFooter(page).getByRole('link', { name: 'hello@oyinbakes.example' })).toHaveAttribute(
    'href',
    'mailto:hello@oyinbakes.example',
  );
  await expect(findFooter(page).getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute(
    'href',
    'tel:+2348000000000',
  );
});

test('the social icons lead out of the shop (S2.18)', async ({ page }) => {
  await openPage(page, '/');
  for (const name of ['Instagram', 'Facebook', 'WhatsApp']) {
    await expect(findFooter(page).getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
});

test('the button at the end of the page leads back to its top (S2.18)', async ({ page }) => {
  await openPage(page, '/');
  const button = findFooter(page).getByRole('button', { name: 'Scroll to top' });
  await button.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the newsletter form writes to the log and makes no call (S2.19)', async ({ page }) => {
  // Every page loads the catalogue once it is idle; that is not the form's call.
  const catalogue = page.waitForResponse('**/api/products');
  await openPage(page, '/terms');
  await catalogue;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const calls: string[] = [];
  page.on('request', (request) => {
    // Parts of the page itself may come with the first touch.
    const isPart = ['image', 'script'].includes(request.resourceType());
    if (!isPart) calls.push(`${request.method()} ${request.url()}`);
  });

  await findEmailField(page).fill('amaka@example.com');
  await findEmailField(page).press('Enter');
  await expect(findFooter(page).getByRole('status')).toContainText('Thank you');
  await expect(findEmailField(page)).toHaveValue('');
  expect(logged).toEqual([expect.stringMatching(/newsletter/i)]);
  expect(logged.join()).not.toContain('amaka');
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/terms');
});

for (const [fault, typed] of [
  ['valueMissing', ''],
  ['typeMismatch', 'amaka at example'],
] as const) {
  test(`the newsletter form refuses ${typed === '' ? 'nothing' : typed} as an e-mail address (S5.9)`, async ({
    page,
  }) => {
    await openPage(page, '/terms');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await findEmailField(page).fill(typed);
    await findSignUpButton(page).click();
    await expect(findEmailField(page)).toBeFocused();
    const validity = await findEmailField(page).evaluate(
      (field: HTMLInputElement, name) => field.validity[name],
      fault,
    );
    expect(validity).toBe(true);
    await expect(findFooter(page).getByRole('status')).not.toContainText('Thank you');
    expect(logged).toEqual([]);
  });
}
