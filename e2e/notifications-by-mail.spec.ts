import type { Page } from '@playwright/test';
import { test } from './fixtures/orders.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, leaveWorkerOut, openPage } from './fixtures/shop.ts';

/** The link at the end of a mail about an order. */
async function readMailedEnd({ request }: Page, to: string): Promise<string> {
  let link = '';
  const lookForLink = async () => {
    const response = await request.get('/dev/mail.json', { params: { to } });
    const { mails } = (await response.json()) as { mails: { text: string }[] };
    link =
      mails.map(({ text }) => /https?:\/\/\S+\/unsubscribe#\S+/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
    return link;
  };
  await expect.poll(lookForLink).not.toBe('');
  return link;
}

test('a kind of mail is ended from the mail itself, and taken back', { tag: '@long' }, async ({
  page,
  browser,
  orderAsCustomer,
}) => {
  const { customer } = await orderAsCustomer(page, 'Adaeze Obi', 10);
  const link = await readMailedEnd(page, customer.email);
  // On whatever device the mail is read: nobody is signed in there.
  const elsewhere = await browser.newContext(PHONE);
  await leaveWorkerOut(elsewhere);
  const reader = await elsewhere.newPage();
  await openPage(reader, link);
  await expect(reader.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await expect(reader.getByRole('main')).toContainText('Order placed');
  expect(new URL(reader.url()).hash).toBe('');

  await reader.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(reader.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeFocused();
  await openPage(page, '/account');
  const box = page.getByRole('group', { name: /^Order placed/ }).getByRole('checkbox', { name: 'Email' });
  await expect(box).not.toBeChecked();

  await reader.getByRole('button', { name: 'Undo' }).click();
  await expect(reader.getByRole('heading', { name: 'Stop these emails?' })).toBeFocused();
  await page.reload();
  await expect(box).toBeChecked();
  await elsewhere.close();
});
