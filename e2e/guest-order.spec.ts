import type { APIRequestContext } from '@playwright/test';
import { inventGuest } from './fixtures/checkout.ts';
import { findToasts, makeAccount } from './fixtures/identity.ts';
import { test } from './fixtures/orders.ts';
import { expect, expectAccessible, forgiveComplaints, leaveWorkerOut, openPage } from './fixtures/shop.ts';

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

test('the mailed link opens a guest’s order on any device, once and for all out of the address (P1.11)', async ({
  page,
  browser,
  orderCake,
  shop,
  request,
}) => {
  const guest = inventGuest();
  await using elsewhere = await browser.newContext({ baseURL: shop.url });
  const { number } = await orderCake(await elsewhere.newPage(), guest, 30);
  const link = await readTrackingLink(request, shop.url, guest.email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/track\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.reload();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expectAccessible(page);
});

test('what a guest changes shows on their other devices without a reload (P1.9, P1.11)', async ({
  page,
  browser,
  orderCake,
  shop,
}) => {
  const { id, trackingKey } = await orderCake(page, inventGuest(), 31);
  await openPage(page, `/track/${id}`);
  await using elsewhere = await browser.newContext({ baseURL: shop.url });
  await leaveWorkerOut(elsewhere);
  const phone = await elsewhere.newPage();
  await phone.goto(`/track#${trackingKey}`);
  await phone.getByRole('button', { name: 'Cancel order' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(phone.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
});

test('a dead link says what to do, and one that was shared by mistake can be ended (P1.11)', async ({
  page,
  orderCake,
  complaints,
}) => {
  const { id, trackingKey } = await orderCake(page, inventGuest(), 32);
  await openPage(page, `/track/${id}`);
  await page.getByRole('button', { name: 'Shared the link by mistake?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/track#${trackingKey}`);
  await expect(page.getByRole('heading', { name: 'This link no longer opens an order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  // Whoever has the order open is told of the end as well.
  forgiveComplaints(complaints, /404|Resource not found/);
});

test('an account with the same address keeps a guest’s order, and another cannot (P1.12)', async ({
  page,
  browser,
  registerCustomer,
  signIn,
  orderCake,
  shop,
  request,
}) => {
  const guest = inventGuest();
  const { id, number, trackingKey } = await orderCake(page, guest, 33);
  await openPage(page, `/track/${id}`);
  await expect(page.getByRole('link', { name: 'Register' }).last()).toBeVisible();

  await test.step('somebody else with the link is told that it is not theirs', async () => {
    await using elsewhere = await browser.newContext({ baseURL: shop.url });
    await leaveWorkerOut(elsewhere);
    const stranger = await elsewhere.newPage();
    await signIn(stranger, await registerCustomer('Somebody Else'));
    await stranger.goto(`/track#${trackingKey}`);
    await expect(stranger.getByText('placed with another e-mail address')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Keep this order in my account' })).toHaveCount(0);
  });

  await test.step('its owner keeps it', async () => {
    const person = { name: guest.name, email: guest.email, password: 'three suya sticks' };
    await makeAccount(request, shop, person);
    await signIn(page, person);
    await openPage(page, `/track/${id}`);
    await page.getByRole('button', { name: 'Keep this order in my account' }).click();
    await expect(findToasts(page)).toContainText('The order is in your account');
    await expect(page).toHaveURL(`/orders/${id}`);
    await openPage(page, '/orders');
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  });
});

for (const [how, offsetMs] of [
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
] as const) {
  test(`the time left to pay is told by the shop’s clock on a phone that is ${how}`, async ({
    page,
    orderCake,
  }) => {
    const { id } = await orderCake(page, inventGuest(), 34, { payment: 'transfer' });
    await page.clock.install({ time: new Date(Date.now() + offsetMs) });
    await openPage(page, `/track/${id}`);
    await expect(page.getByRole('region', { name: 'Pay by bank transfer' })).toContainText(/3 h 59 min left/);
  });
}
