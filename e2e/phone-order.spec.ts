import type { Locator } from '@playwright/test';
import { findFreeDays, inventGuest } from './fixtures/checkout.ts';
import { openAdmin, test } from './fixtures/order-admin.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect } from './fixtures/shop.ts';

/** What a person has to do: a tap for every button, choice and field, and what is typed into it. */
function countTaps() {
  const done = { taps: 0, characters: 0 };
  return {
    done,
    async tap(target: Locator): Promise<void> {
      done.taps += 1;
      await target.tap();
    },
    async type(field: Locator, text: string): Promise<void> {
      done.taps += 1;
      done.characters += text.length;
      await field.tap();
      await field.fill(text);
    },
  };
}

/** Somebody who looks for the field, taps it and types on a phone. */
const SECONDS_A_TAP = 3;
const SECONDS_A_CHARACTER = 0.5;

test.use(PHONE);

test('a phone order with a deposit goes from the empty desk to WhatsApp in twelve taps, without an email address, and its link opens it (P37.3, P37.5, P37.12)', {
  tag: '@long',
}, async ({ page, browser, context }) => {
  const { phone } = inventGuest();
  const { done, tap, type } = countTaps();
  await context.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }));
  await openAdmin(page);

  await tap(page.getByRole('link', { name: 'New order' }));
  const form = page.getByRole('form', { name: 'New order' });
  await type(form.getByRole('textbox', { name: 'Phone' }), phone.replaceAll(' ', ''));
  await type(form.getByRole('textbox', { name: 'Name' }), 'Ifeanyi Eze');
  await tap(form.getByRole('button', { name: 'Add custom item' }));
  const dialog = page.getByRole('dialog', { name: 'Add custom item' });
  await type(dialog.getByRole('textbox', { name: 'What is it?' }), '2-tier naming cake');
  await type(dialog.getByRole('textbox', { name: 'Price each (₦)' }), '150000');
  await tap(dialog.getByRole('button', { name: 'Add to order' }));
  await tap(form.getByRole('radio', { name: 'Pickup' }));
  await tap(findFreeDays(form).nth(6));
  const times = form.getByRole('group', { name: /^Time on / }).getByRole('radio', { disabled: false });
  await tap(times.first());
  await expect(form.getByRole('textbox', { name: 'Deposit (₦)' })).toHaveValue('75,000');
  await tap(page.getByRole('button', { name: 'Place order' }).filter({ visible: true }));
  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  const href = (await send.getAttribute('href')) ?? '';
  const chat = page.waitForEvent('popup');
  await tap(send);
  expect(new URL((await chat).url()).host).toBe('wa.me');

  expect(done.taps).toBeLessThanOrEqual(12);
  expect(done.taps * SECONDS_A_TAP + done.characters * SECONDS_A_CHARACTER).toBeLessThan(90);
  expect(href).toContain(`234${phone.replaceAll(' ', '').slice(1)}`);

  await test.step('the customer opens it elsewhere: the order, the deposit and where to send it', async () => {
    const message = new URL(href).searchParams.get('text') ?? '';
    const elsewhere = await browser.newContext(PHONE);
    const customer = await elsewhere.newPage();
    const asked: string[] = [];
    customer.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    const link = new URL(message.slice(message.indexOf('http')));
    await customer.goto(link.href);
    await expect(customer.getByText('2-tier naming cake')).toBeVisible();
    await expect(customer.getByText('₦75,000').first()).toBeVisible();
    // Neither in the address bar nor in anything that was sent along.
    expect(new URL(customer.url()).hash).toBe('');
    expect(asked.filter((text) => text.includes(link.hash.slice(1)))).toEqual([]);
    await elsewhere.close();
  });
});
