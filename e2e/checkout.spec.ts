import { expectCount } from './fixtures/cart.ts';
import {
  chooseSlot,
  chooseTransfer,
  fillAddress,
  fillCheckout,
  fillContact,
  findDays,
  findForm,
  findFreeDays,
  findPlaceButton,
  findSummary,
  hasDraft,
  inventGuest,
  openCheckout,
} from './fixtures/checkout.ts';
import { test } from './fixtures/orders.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import {
  expect,
  expectAccessible,
  expectToFitEverywhere,
  openPage,
  takeComplaints,
} from './fixtures/shop.ts';

const RED_VELVET = 'red-velvet-celebration';

test('a guest orders for delivery and pays by transfer (P1.8, P4.6, P5.1)', async ({ page }) => {
  const guest = inventGuest();
  await openCheckout(page, RED_VELVET);

  await test.step('the fee shows as soon as state and area are known', async () => {
    await expect(findSummary(page)).toContainText('Total before delivery');
    await fillContact(page, guest);
    await fillAddress(page);
    await expect(page.getByText('Lagos Mainland: delivery ₦2,500, free from ₦150,000.')).toBeVisible();
    await expect(findSummary(page)).toContainText('Delivery, Lagos Mainland');
    await expect(findSummary(page)).toContainText('₦32,500');
    await expect(findSummary(page)).toContainText(/VAT of ₦[\d,.]+ included/);
  });

  await test.step('day, time, note and gift message are chosen', async () => {
    await chooseSlot(page, 1, '12:00–15:00 Free');
    await findForm(page).getByRole('textbox', { name: 'Note for the rider' }).fill('Call at the gate.');
    await findForm(page).getByRole('textbox', { name: 'Gift message' }).fill('For Mama, with love');
    await expect(findSummary(page)).toContainText('12:00–15:00, Aguda, Surulere');
  });

  await test.step('how to pay is nobody else’s choice', async () => {
    await findPlaceButton(page).click();
    await expect(findForm(page).getByRole('alert')).toHaveText('Choose how to pay.');
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Card/ })).not.toBeChecked();
    await chooseTransfer(page);
    await expect(findForm(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('the order is placed, and its page says thank you once', async () => {
    await findPlaceButton(page).click();
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
    const payment = page.getByRole('region', { name: 'Pay by bank transfer' });
    await expect(payment).toContainText('₦32,500');
    await expect(payment).toContainText('0123456789');
    await expect(payment).toContainText(/3 h 59 min left/);
    await expect(page.getByText('“For Mama, with love”')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your place is kept' })).toBeVisible();
    await expect(page.getByText('Thank you, Tẹniọla!')).toHaveCount(0);
  });

  await test.step('the cart is empty, and nothing personal is left in the browser', async () => {
    await expectCount(page, 0);
    expect(await hasDraft(page)).toBe(false);
  });
});

test('where the zone allows it an order is paid on delivery, and counts at once (P5.3, P6.6)', async ({
  page,
}) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  await page.getByRole('radio', { name: /Pay on delivery/ }).check();
  await findPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await expect(page.getByText('₦32,500 to pay when the rider is there')).toBeVisible();
});

test('a zone that does not allow it offers no paying on delivery, and a place without a zone is told so (P5.2, P5.3)', async ({
  page,
}) => {
  await openCheckout(page, 'puff-puff');
  await fillAddress(page);
  await page.getByRole('radio', { name: /Pay on delivery/ }).check();
  const area = findForm(page).getByRole('combobox', { name: 'Local government area' });
  await area.selectOption('Badagry');
  await expect(page.getByRole('radio', { name: /Pay on delivery/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).not.toBeChecked();
  await expect(page.getByText('Orders to Lagos outskirts begin at ₦15,000')).toBeVisible();
  await findForm(page).getByRole('combobox', { name: 'State' }).selectOption('Kano');
  await area.selectOption('Dala');
  await expect(page.getByText('We do not deliver there yet.')).toBeVisible();
});

test('an order is picked up and paid at the counter (P1.8)', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await fillContact(page, inventGuest());
  await page.getByRole('radio', { name: /I’ll pick up/ }).check();
  await expect(findSummary(page)).toContainText('Pickup');
  await chooseSlot(page, 1);
  await page.getByRole('radio', { name: /Pay at pickup/ }).check();
  await findPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await expect(page.getByText(/^Ready to collect /)).toBeVisible();
});

test('a reload in the middle keeps everything that was typed (P1.26)', async ({ page }) => {
  const guest = inventGuest();
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, guest);
  await findForm(page).getByRole('textbox', { name: 'Gift message' }).fill('For Mama');
  const slot = await findSummary(page)
    .getByText(/\d\d:\d\d–\d\d:\d\d/)
    .textContent();
  await page.reload();
  await expect(findForm(page).getByText(`${guest.name} · ${guest.phone} · ${guest.email}`)).toBeVisible();
  await expect(findForm(page).getByRole('combobox', { name: 'Local government area' })).toHaveValue(
    'Surulere',
  );
  await expect(findForm(page).getByRole('textbox', { name: 'Gift message' })).toHaveValue('For Mama');
  await expect(findSummary(page)).toContainText(slot ?? 'a time');
  await expect(findSummary(page)).toContainText('₦32,500');
  await findPlaceButton(page).click();
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
});

test('what is missing is told at each field, and the keyboard is led to the first', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await findPlaceButton(page).click();
  const name = findForm(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
  await expect(findForm(page).getByText('Choose a day and a time.')).toBeVisible();
  await expectAccessible(page);
  await name.fill('Tẹniọla');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await fillCheckout(page, { ...inventGuest(), phone: '12' });
  await findPlaceButton(page).click();
  await expect(findForm(page).getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test('a third unpaid order of the same person is refused with a reason (P4.8)', async ({
  page,
  orderCake,
  complaints,
}) => {
  const guest = inventGuest();
  for (const daysAhead of [54, 55]) await orderCake(page, guest, daysAhead, { payment: 'transfer' });
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, guest);
  await findPlaceButton(page).click();
  await expect(findSummary(page).getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expect(findForm(page).getByRole('combobox', { name: 'State' })).toHaveValue('Lagos');
  await takeComplaints(complaints, /Failed to load resource/);
});

test('the keyboard alone leads from the cart to the order', async ({ page, catalogue }) => {
  const guest = inventGuest();
  // It takes none of a day's work, so that no day is full of other orders.
  const { id } = await catalogue.sell({ workUnits: 0 });
  await openCheckout(page, id);
  const keyboard = page.keyboard;
  const tabTo = async (target: ReturnType<typeof findForm>) => {
    const isReached = () => target.evaluate((element) => element === document.activeElement);
    await expect(async () => {
      await keyboard.press('Tab');
      expect(await isReached()).toBe(true);
    }).toPass({ intervals: [0] });
  };
  const form = findForm(page);
  await tabTo(form.getByRole('textbox', { name: 'Name' }));
  await keyboard.type(guest.name);
  await tabTo(form.getByRole('textbox', { name: 'Phone' }));
  await keyboard.type(guest.phone);
  await tabTo(form.getByRole('textbox', { name: 'Email address' }));
  await keyboard.type(guest.email);
  await tabTo(page.getByRole('radio', { name: /Deliver it/ }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /I’ll pick up/ })).toBeChecked();
  await tabTo(findFreeDays(page).first());
  await keyboard.press('ArrowRight');
  await expect(findFreeDays(page).nth(1)).toBeFocused();
  await expect(findFreeDays(page).nth(1)).toBeChecked();
  await keyboard.press('Home');
  await expect(findDays(page).first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(findDays(page).nth(7)).toBeFocused();
  await tabTo(
    page
      .getByRole('group', { name: /^Time on / })
      .getByRole('radio')
      .first(),
  );
  await keyboard.press('Space');
  await tabTo(page.getByRole('radio', { name: /^Card/ }));
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Pay at pickup/ })).toBeChecked();
  await tabTo(findPlaceButton(page));
  await keyboard.press('Enter');
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
});

test('an empty cart leads back to the shelves', async ({ page }) => {
  await openPage(page, '/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'See what we bake' }).click();
  await expect(page).toHaveURL('/products');
});

test('what a shopper avoids is told once more before the order (P14.2)', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await page.evaluate(() => localStorage.setItem('avoided-allergens', 'milk'));
  await page.reload();
  await expect(findForm(page).getByText('Contains milk.')).toBeVisible();
});

test('why an order is not taken comes into view wherever the button is pressed, on a phone and on a desk', async ({
  page,
  complaints,
}) => {
  await openCheckout(page, RED_VELVET);
  await fillCheckout(page, inventGuest());
  const message = 'Two orders of yours wait for payment already.';
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'too_many_unpaid' } }),
  );
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (let tries = 0; tries < 2; tries += 1) {
      await findForm(page).getByRole('textbox', { name: 'Phone' }).focus();
      await findPlaceButton(page).click();
      await expect(findSummary(page).getByRole('alert')).toHaveText(message);
      await expect(findSummary(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
      await takeComplaints(complaints, /409/);
    }
  }
});

test('checkout and the placed order are accessible and fit the screen (P1.8)', async ({ page }) => {
  await openCheckout(page, RED_VELVET);
  await expectToFitEverywhere(page);
  await fillCheckout(page, inventGuest());
  await expectToFitEverywhere(page);
  await findPlaceButton(page).click();
  await expect(page.getByText('Thank you, Tẹniọla!')).toBeVisible();
  await expectToFitEverywhere(page);
  await page.getByRole('button', { name: 'Move to another time' }).click();
  await expect(findFreeDays(page).first()).toBeVisible();
  await expectToFitEverywhere(page);
});
