import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures/shop.ts';

const findFooter = (page: Page) => page.getByRole('contentinfo');

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

test('the footer names its parts, tells how to reach the shop and leads to its pages (S2.18)', async ({
  page,
}) => {
  await openPage(page, '/cart');
  const footer = findFooter(page);
  await expect(footer.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Customer service' })).toBeVisible();

  await test.step('the contact block tells address, e-mail and phone', async () => {
    await expect(footer).toContainText('14 Bode Okafor Close');
    await expect(footer.getByRole('link', { name: 'hello@oyinbakes.example' })).toHaveAttribute(
      'href',
      'mailto:hello@oyinbakes.example',
    );
    await expect(footer.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute(
      'href',
      'tel:+2348000000000',
    );
  });

  await test.step('the social icons lead out of the shop', async () => {
    for (const name of ['Instagram', 'Facebook', 'WhatsApp']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
    }
  });

  await test.step('the ten links lead to their pages', async () => {
    for (const [name, address] of LINKS) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  await test.step('the button at the end of the page leads back to its top', async () => {
    // Only when the last page has told its title does nothing lead to its top any more.
    await expect(page.getByRole('status').filter({ hasText: /^Terms · / })).toBeAttached();
    const button = footer.getByRole('button', { name: 'Scroll to top' });
    await button.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the newsletter form takes only an e-mail address, writes to the log and makes no call (S2.19, S5.9)', async ({
  page,
}) => {
  // Every page loads the catalogue once it is idle; that is not the form's call.
  const catalogue = page.waitForResponse('**/api/products');
  await openPage(page, '/terms');
  await catalogue;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const calls: string[] = [];
  page.on('request', (request) => {
    // Parts of the page itself may come with the first touch.
    const isPart = ['image', 'script', 'font', 'stylesheet'].includes(request.resourceType());
    if (!isPart) calls.push(`${request.method()} ${request.url()}`);
  });
  const field = findFooter(page).getByRole('textbox', { name: 'Email address' });
  const thanks = findFooter(page).getByRole('status');

  for (const [fault, typed] of [
    ['valueMissing', ''],
    ['typeMismatch', 'amaka at example'],
  ] as const) {
    await field.fill(typed);
    await findFooter(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement, name) => input.validity[name], fault)).toBe(true);
    await expect(thanks).not.toContainText('Thank you');
    expect(logged).toEqual([]);
  }

  await field.fill('amaka@example.com');
  await field.press('Enter');
  await expect(thanks).toContainText('Thank you');
  await expect(field).toHaveValue('');
  expect(logged).toEqual([expect.stringMatching(/newsletter/i)]);
  expect(logged.join()).not.toContain('amaka');
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/terms');
});
