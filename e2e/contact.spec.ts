import type { Page } from '@playwright/test';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/people.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, openPage } from './fixtures/shop.ts';

const findForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const findSend = (page: Page) => findForm(page).getByRole('button', { name: 'Send message' });

async function fillForm(page: Page, text: string): Promise<void> {
  const form = findForm(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Adaeze Obi');
  await form.getByRole('textbox', { name: 'Email' }).fill('adaeze@example.com');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form
    .getByRole('combobox', { name: 'What is it about?' })
    .selectOption('Ordering for a party or an office');
  await form.getByRole('textbox', { name: 'Message' }).fill(text);
}

test.describe('on a phone,', () => {
  test.use(PHONE);

  test('a visitor writes, and the owner reads it, answers and ticks it off (P1.14, P28.196)', {
    tag: '@long',
  }, async ({ page, openDevice, administrator }) => {
    const text = 'Do you bake for two hundred guests on a Saturday?';
    await openPage(page, '/contact');
    await fillForm(page, text);
    await findSend(page).dblclick();
    const thanks = page.getByRole('heading', { name: 'Message sent' });
    await expect(thanks).toBeFocused();
    await expect(page.getByText('adaeze@example.com')).toBeVisible();

    const office = await openDevice(administrator);
    await office.setViewportSize(PHONE.viewport);
    await openPage(office, '/admin/messages');
    // However often the button was pressed, it arrived once.
    const card = office.getByRole('listitem').filter({ hasText: text });
    await expect(card).toHaveCount(1);
    const whatsapp = card.getByRole('link', { name: 'WhatsApp to Adaeze Obi' });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/2348031234567\?text=Hello%20Adaeze/);

    await card.getByRole('button', { name: 'Reply by email to Adaeze Obi' }).click();
    await card.getByRole('textbox', { name: 'Reply' }).fill('Yes, for up to three hundred.');
    await card.getByRole('button', { name: 'Send reply' }).click();
    await expect(card).toContainText('Reply sent');
    await card.getByRole('button', { name: 'Reopen the message of Adaeze Obi' }).click();
    await card.getByRole('button', { name: 'Mark as done the message of Adaeze Obi' }).click();
    await expect(card).toContainText('Marked as done');
    await findToasts(office).getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByRole('button', { name: 'Mark as done the message of Adaeze Obi' })).toBeVisible();
  });
});
