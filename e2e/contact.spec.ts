import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  forgiveComplaints,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const findForm = (page: Page) => page.getByRole('form', { name: 'Write to us here' });
const findSend = (page: Page) => findForm(page).getByRole('button', { name: 'Send message' });

async function fillForm(page: Page, text: string): Promise<void> {
  const form = findForm(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Adaeze Obi');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('adaeze@example.com');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form
    .getByRole('combobox', { name: 'What is it about?' })
    .selectOption('Ordering for a party or an office');
  await form.getByRole('textbox', { name: 'Message' }).fill(text);
}

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('a visitor writes, and the owner reads it, answers and ticks it off (P1.14)', async ({
    page,
    openDevice,
    administrator,
  }) => {
    const text = 'Do you bake for two hundred guests on a Saturday?';
    await openPage(page, '/contact');
    await fillForm(page, text);
    await findSend(page).dblclick();
    const thanks = page.getByRole('heading', { name: 'Your message is with us' });
    await expect(thanks).toBeFocused();
    await expect(page.getByText('adaeze@example.com')).toBeVisible();
    await expectToFitEverywhere(page);

    const office = await openDevice(administrator);
    await office.setViewportSize(PHONE.viewport);
    await openPage(office, '/admin/messages');
    // However often the button was pressed, it arrived once.
    const card = office.getByRole('listitem').filter({ hasText: text });
    await expect(card).toHaveCount(1);
    const mail = card.getByRole('link', { name: 'Reply by e-mail to Adaeze Obi' });
    await expect(mail).toHaveAttribute('href', /^mailto:adaeze%40example\.com\?subject=/);
    const whatsapp = card.getByRole('link', { name: 'WhatsApp to Adaeze Obi' });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567\?text=Hello%20Adaeze/);
    await expectToFitEverywhere(office);
    await office.setViewportSize(PHONE.viewport);

    await card.getByRole('button', { name: 'Tick off the message of Adaeze Obi' }).click();
    await expect(card).toContainText('Ticked off');
    await findToasts(office).getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('button', { name: 'Tick off the message of Adaeze Obi' })).toBeVisible();
  });
});

test('what is wrong is said at its field, and what was typed stays', async ({ page }) => {
  await openPage(page, '/contact');
  const form = findForm(page);
  await findSend(page).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  for (const problem of [
    'Enter your name.',
    'Enter your e-mail address.',
    'Choose what it is about.',
    'Write your message.',
  ]) {
    await expect(form.getByText(problem)).toBeVisible();
  }
  await expectAccessible(page);

  await fillForm(page, 'See http://a.example http://b.example http://c.example');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('adaeze');
  await findSend(page).click();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(form.getByText('Enter an e-mail address such as ada@example.com.')).toBeVisible();
  await expect(form.getByText('Send at most 2 links.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Adaeze Obi');
});

test('without a network the message stays in the form, and goes out once when there is one again', async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, '/contact');
  await fillForm(page, 'Is there sesame in the burger buns?');
  await context.setOffline(true);
  await findSend(page).click();
  await expect(findForm(page).getByRole('alert')).toContainText('What you wrote is still here.');
  await expect(findForm(page).getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Is there sesame in the burger buns?',
  );
  await context.setOffline(false);
  await findSend(page).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  forgiveComplaints(complaints, /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test('whoever is signed in need not type who they are', async ({ page, registerCustomer, signIn }) => {
  const ngozi = await registerCustomer('Ngozi Eze');
  await signIn(page, ngozi);
  await openPage(page, '/contact');
  await expect(findForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ngozi Eze');
  await expect(findForm(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(ngozi.email);
});

test('a machine that fills in everything is turned away', async ({ page, complaints }) => {
  await openPage(page, '/contact');
  await fillForm(page, 'Cheap watches for everybody in the bakery.');
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await findSend(page).click();
  await expect(findForm(page).getByRole('alert')).toContainText('This looks like the work of a machine');
  await takeComplaints(complaints, /400/);
});
