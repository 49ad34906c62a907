import {
  countPlacements,
  fillCheckout,
  findForm,
  findPlaceButton,
  inventGuest,
  openCheckout,
  test,
} from './fixtures/checkout.ts';
import { expect, forgiveComplaints, takeComplaints } from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('two quick presses place one order', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  const { keys } = countPlacements(page);
  await findPlaceButton(page).dblclick();
  await expect(page).toHaveURL(/\/track\//);
  expect(keys).toHaveLength(1);
});

test('without a line the order waits, and goes out once by itself when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  const { keys } = countPlacements(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send when I am back online' }).filter({ visible: true }).click();
  await expect(page.getByText('Waiting to be sent.')).toBeVisible();
  expect(keys).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
  expect(keys).toHaveLength(1);
  forgiveComplaints(complaints, /ERR_INTERNET_DISCONNECTED|Messages cannot be shown/);
});

test('an order whose answer was lost is found again, even after it was changed and the page reloaded', async ({
  page,
  complaints,
}) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  let number = '';
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch();
    ({ number } = ((await answer.json()) as { order: { number: string } }).order);
    await route.abort('connectionreset');
  });
  await findPlaceButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it cannot be placed twice' })).toBeVisible();
  await page.unroute('**/api/orders');
  await page.reload();
  await findForm(page).getByRole('textbox', { name: 'Note for the rider' }).fill('Something else');
  await findPlaceButton(page).click();
  await expect(page.getByText('An earlier try had arrived after all')).toBeVisible();
  expect(number).not.toBe('');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await takeComplaints(complaints, /ERR_CONNECTION_RESET/, /409/);
});
