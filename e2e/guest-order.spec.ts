import type { APIRequestContext } from '@playwright/test';
import { inventGuest } from './fixtures/checkout.ts';
import { findToasts, makeAccount } from './fixtures/identity.ts';
import { test } from './fixtures/orders.ts';
import { allowComplaints, expect, leaveWorkerOut, openPage } from './fixtures/shop.ts';

/** The link of the newest mail about an order, once it has been sent. */
async function readTrackingLink(request: APIRequestContext, shopUrl: string, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const response = await request.get(`${shopUrl}/dev/mail.json`, { params: { to } });
      const { mails } = (await response.json()) as { readonly mails: readonly { readonly text: string }[] };
      const links = mails.map(({ text }) => /https?:\/\/\S+\/track#[\w-]+/.exec(text)?.[0]);
      link = links.find((found) => found !== undefined) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('the mailed link opens a guest’s order on any device, which shows what changes on the others, until the link is ended (P1.9, P1.11)', {
  tag: '@long',
}, async ({ page, browser, orderCake, shop, request, complaints }) => {
  const guest = inventGuest();
  const { id, number } = await orderCake(page, guest, 30);
  await openPage(page, `/track/${id}`);
  const link = await readTrackingLink(request, shop.url, guest.email);

  await using elsewhere = await browser.newContext({ baseURL: shop.url });
  await leaveWorkerOut(elsewhere);
  const phone = await elsewhere.newPage();
  await test.step('once and for all out of the address', async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/track\/[\w-]+$/);
    expect(phone.url()).not.toContain('#');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: number })).toBeVisible();
  });

  await test.step('what is changed on one shows on the other without a reload', async () => {
    await phone.getByRole('button', { name: 'Cancel order' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(phone.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  });

  await test.step('a link that was shared by mistake is ended, and says what to do', async () => {
    await page.getByRole('button', { name: 'Shared the link by mistake?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click();
    await expect(page).toHaveURL('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Find my order' })).toBeVisible();
    // Whoever has the order open is told of the end as well.
    allowComplaints(complaints, /404|Resource not found/);
  });
});

test('an account with the same address keeps a guest’s order (P1.12)', { tag: '@long' }, async ({
  page,
  signIn,
  orderCake,
  shop,
  request,
}) => {
  const guest = inventGuest();
  const { id, number } = await orderCake(page, guest, 33);
  await openPage(page, `/track/${id}`);
  await expect(page.getByRole('link', { name: 'Register' }).last()).toBeVisible();

  const person = { name: guest.name, email: guest.email, password: 'three suya sticks' };
  await makeAccount(request, shop, person);
  await signIn(page, person);
  await openPage(page, `/track/${id}`);
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(findToasts(page)).toContainText('Order added to your account');
  await expect(page).toHaveURL(`/orders/${id}`);
  await openPage(page, '/orders');
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
});
