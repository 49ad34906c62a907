import type { Page } from '@playwright/test';
import { findToasts, forgiveRefusedCalls, hearNoNews } from './fixtures/identity.ts';
import {
  deliverPush,
  findBell,
  setPermission,
  standInForDevice,
  standInForPushService,
  test,
} from './fixtures/notifications.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  forgiveComplaints,
  openPage,
} from './fixtures/shop.ts';

const findOffer = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });
const findSwitch = (page: Page) => page.getByRole('switch', { name: 'Push in this browser' });

const isSubscription = (method: string) => (request: { method: () => string; url: () => string }) =>
  request.method() === method && request.url().endsWith('/api/push/subscription');

/** Once it has asked for the number, it hears what the worker passes on. */
async function openListening(page: Page, path: string): Promise<void> {
  // The page before may be asking too.
  await page.goto('about:blank');
  const asked = page.waitForResponse('**/notifications/unread');
  await openPage(page, path);
  await asked;
}

async function switchOn(page: Page): Promise<void> {
  await openListening(page, '/account');
  await findSwitch(page).click();
  await expect(findSwitch(page)).toBeChecked();
}

test.describe('with a push service', () => {
  test.beforeEach(async ({ context }) => {
    await standInForPushService(context);
    await setPermission(context, { before: 'default', after: 'granted' });
  });

  test('it is offered on the page of an order, and switched on there (S7.8)', async ({
    page,
    context,
    orderAsCustomer,
  }) => {
    const { id } = await orderAsCustomer(page, 'Adaeze Obi', 10);
    await openPage(page, '/about');
    expect(context.serviceWorkers().map((worker) => worker.url())).not.toContainEqual(
      expect.stringContaining('firebase-messaging-sw.js'),
    );

    await openPage(page, `/orders/${id}`);
    await expect(findOffer(page)).toBeVisible();
    await expectAccessible(page);
    const sent = page.waitForRequest(isSubscription('PUT'));
    await findOffer(page).getByRole('button', { name: 'Tell me when it is ready' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      kind: 'web_push',
      target: 'https://push.example/browser-of-a-journey',
    });
    await expect(findOffer(page)).toContainText('We tell you in this browser when it is ready.');
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active, waiting, installing }) => [
        new URL(scope).pathname,
        new URL((active ?? waiting ?? installing)?.scriptURL ?? 'about:blank').pathname,
      ]),
    );
    expect(scopes).toContainEqual(['/firebase-cloud-messaging-push-scope', '/firebase-messaging-sw.js']);

    await openPage(page, '/account');
    await expect(findSwitch(page)).toBeChecked();
    await openPage(page, `/orders/${id}`);
    await expect(page.getByRole('heading', { name: 'What has happened' })).toBeVisible();
    await expect(findOffer(page)).toHaveCount(0);
  });

  test('a push shows a toast with its body, and the notifications are loaded anew (S4.8, S7.8)', async ({
    page,
    context,
    shop,
    askForCake,
    writeOften,
  }) => {
    await hearNoNews(context);
    const { id } = await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    await writeOften(id, 1);
    await expect(findBell(page)).toHaveAccessibleName('Notifications');
    const payload = {
      title: 'A word',
      body: 'The bakery has written',
      tag: 't1',
      link: `/custom-orders/${id}`,
    };
    await deliverPush(page, shop.url, JSON.stringify(payload));
    // A message that somebody points at stays.
    await findToasts(page).getByText('The bakery has written').hover();
    await expect(findBell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await findToasts(page).getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(`/custom-orders/${id}`);
  });

  test("a push without a body, or with none at all, shows the toast 'New notification' (S8.13)", async ({
    page,
    shop,
    askForCake,
  }) => {
    await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    for (const data of ['{"title":"A word"}', '']) {
      await openListening(page, '/account');
      await deliverPush(page, shop.url, data);
      await expect(findToasts(page)).toContainText('New notification');
    }
  });

  test('with no page open the device shows it, and a click leads to what it is about', async ({
    page,
    context,
    shop,
    askForCake,
  }) => {
    const { id } = await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    const link = `/custom-orders/${id}`;
    const device = await standInForDevice(context);
    const nowhere = await context.newPage();
    await page.goto('about:blank');
    await deliverPush(
      nowhere,
      shop.url,
      JSON.stringify({ title: 'A word', body: 'For you', tag: 't1', link }),
    );
    await expect
      .poll(device.readShown)
      .toEqual([{ title: 'A word', body: 'For you', tag: 't1', data: { link } }]);

    await openListening(page, '/about');
    await device.click();
    await expect(page).toHaveURL(link);
  });

  test('signing out ends it before the session ends', async ({ page, askForCake, complaints }) => {
    await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    const [removal, signOut] = ['DELETE /api/push/subscription', 'POST /api/auth/sign-out'].map((call) =>
      calls.indexOf(call),
    );
    expect(removal).toBeGreaterThanOrEqual(0);
    expect(removal).toBeLessThan(signOut ?? 0);
    expect(await page.evaluate(() => localStorage.getItem('push-subscription'))).toBeNull();
    forgiveRefusedCalls(complaints);
  });

  test('who changes the password is signed in anew here, and stays reachable', async ({
    page,
    askForCake,
  }) => {
    const { customer } = await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    const toldAnew = page.waitForResponse((answer) => isSubscription('PUT')(answer.request()) && answer.ok());
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Present password').fill(customer.password);
    await form.getByLabel('New password').fill('two loaves and a kettle');
    await form.getByRole('button', { name: 'Change password' }).click();
    await toldAnew;
    await expect(findSwitch(page)).toBeChecked();
  });

  test('it is switched off where it was switched on', async ({ page, askForCake }) => {
    await askForCake(page, 'Zainab Musa');
    await switchOn(page);
    const removed = page.waitForRequest(isSubscription('DELETE'));
    await findSwitch(page).click();
    await removed;
    await expect(findSwitch(page)).not.toBeChecked();
  });
});

test('"not now" is an answer for good', async ({ page, context, orderAsCustomer }) => {
  await setPermission(context, { before: 'default', after: 'default' });
  const { id } = await orderAsCustomer(page, 'Adaeze Obi', 11);
  await openPage(page, `/orders/${id}`);
  await findOffer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(findOffer(page)).toHaveCount(0);
  await openPage(page, `/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'What has happened' })).toBeVisible();
  await expect(findOffer(page)).toHaveCount(0);
});

test('who is refused by the browser is told how to change it (S8.8)', async ({
  page,
  context,
  askForCake,
  complaints,
}) => {
  await setPermission(context, { before: 'default', after: 'denied' });
  await askForCake(page, 'Zainab Musa');
  await openPage(page, '/account');
  const logged = page.waitForEvent('console', (message) => /Permission not granted/.test(message.text()));
  await findSwitch(page).click();
  await logged;
  await expect(page.getByText('Notifications from this shop are blocked in this browser.')).toBeVisible();
  await expect(findSwitch(page)).toBeDisabled();
  await expectAccessible(page);
  forgiveComplaints(complaints, /Permission not granted/);
});

test('quiet hours are chosen on the account page', async ({ page, askForCake }) => {
  await askForCake(page, 'Ifẹ́olúwa Adé');
  await openPage(page, '/account');
  const form = page.getByRole('form', { name: 'Quiet hours' });
  await form.getByRole('checkbox', { name: 'No push at night' }).check();
  await form.getByLabel('To').fill('22:00');
  await form.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(form.getByText('Choose another time than the first.')).toBeVisible();
  await form.getByLabel('To').fill('06:30');
  await form.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(findToasts(page)).toContainText('Your quiet hours are saved');
  await expectToFitEverywhere(page);
  await page.reload();
  await expect(form.getByLabel('To')).toHaveValue('06:30');
});
