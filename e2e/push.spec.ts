import type { Page } from '@playwright/test';
import { test } from './fixtures/custom-orders.ts';
import { blockNews, findToasts } from './fixtures/identity.ts';
import {
  deliverPush,
  findBell,
  setPermission,
  standInForDevice,
  standInForPushService,
} from './fixtures/notifications.ts';
import { stepElsewhere } from './fixtures/order-admin.ts';
import { expect, openPage } from './fixtures/shop.ts';

const findOffer = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });
const findSwitch = (page: Page) => page.getByRole('switch', { name: 'Push notifications in this browser' });

const isSubscribing = (request: { method: () => string; url: () => string }) =>
  request.method() === 'PUT' && request.url().endsWith('/api/push/subscription');

/** Once it has asked for the number, it hears what the worker passes on. */
async function openListening(page: Page, path: string): Promise<void> {
  // The page before may be asking too.
  await page.goto('about:blank');
  const asked = page.waitForResponse('**/notifications/unread');
  await openPage(page, path);
  await asked;
}

test.beforeEach(async ({ context }) => {
  await standInForPushService(context);
  await setPermission(context, { before: 'default', after: 'granted' });
});

test('it is offered on the page of an order and switched on there; a push shows a toast with its body, and the notifications are loaded anew (S4.8, S7.8, S8.13)', async ({
  page,
  context,
  shop,
  orderAsCustomer,
  adminApi,
}) => {
  await blockNews(context);
  const { id } = await orderAsCustomer(page, 'Adaeze Obi', 10);
  await openPage(page, `/orders/${id}`);
  await expect(findOffer(page)).toBeVisible();
  expect(context.serviceWorkers().map((worker) => worker.url())).not.toContainEqual(
    expect.stringContaining('firebase-messaging-sw.js'),
  );
  const sent = page.waitForRequest(isSubscribing);
  await findOffer(page).getByRole('button', { name: 'Notify me when it’s ready' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'web_push',
    target: 'https://push.example/browser-of-a-journey',
  });
  await expect(findOffer(page)).toContainText('We’ll notify you in this browser when it’s ready.');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active, waiting, installing }) => [
      new URL(scope).pathname,
      new URL((active ?? waiting ?? installing)?.scriptURL ?? 'about:blank').pathname,
    ]),
  );
  expect(scopes).toContainEqual(['/firebase-cloud-messaging-push-scope', '/firebase-messaging-sw.js']);

  await openListening(page, '/account');
  await expect(findSwitch(page)).toBeChecked();
  await expect(findBell(page)).toHaveAccessibleName('Notifications');
  await stepElsewhere(adminApi, shop, id, 'cancelled', 'The oven is broken');
  const payload = { title: 'A word', body: 'It is cancelled', tag: 't1', link: `/orders/${id}` };
  await deliverPush(page, shop.url, JSON.stringify(payload));
  // A message that somebody points at stays.
  await findToasts(page).getByText('It is cancelled').hover();
  await expect(findBell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await findToasts(page).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(`/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible();
  await expect(findOffer(page)).toHaveCount(0);
  await deliverPush(page, shop.url, '');
  await expect(findToasts(page)).toContainText('New notification');
});

test('with no page open the device shows a push, and a click leads to what it is about; a new password keeps the device reachable', {
  tag: '@long',
}, async ({ page, context, shop, askForCake }) => {
  const { id, customer } = await askForCake(page, 'Zainab Musa');
  await openListening(page, '/account');
  await findSwitch(page).click();
  await expect(findSwitch(page)).toBeChecked();

  await test.step('who changes the password is signed in anew here, and the shop is told', async () => {
    const announcedAnew = page.waitForResponse((answer) => isSubscribing(answer.request()) && answer.ok());
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password').fill(customer.password);
    await form.getByLabel('New password').fill('two loaves and a kettle');
    await form.getByRole('button', { name: 'Change password' }).click();
    await announcedAnew;
    await expect(findSwitch(page)).toBeChecked();
  });

  const link = `/custom-orders/${id}`;
  const device = await standInForDevice(context);
  const nowhere = await context.newPage();
  await page.goto('about:blank');
  await deliverPush(nowhere, shop.url, JSON.stringify({ title: 'A word', body: 'For you', tag: 't1', link }));
  await expect
    .poll(device.readShown)
    .toEqual([{ title: 'A word', body: 'For you', tag: 't1', data: { link } }]);

  await openListening(page, '/about');
  await device.click();
  await expect(page).toHaveURL(link);
});
