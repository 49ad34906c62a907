import { expectCount } from './fixtures/cart.ts';
import {
  chooseSlot,
  chooseTransfer,
  fillAddress,
  fillContact,
  findDays,
  findForm,
  findFreeDays,
  findPlaceButton,
  findSummary,
  hasDraft,
  inventGuest,
  openCheckout,
  test,
} from './fixtures/checkout.ts';
import { expect } from './fixtures/shop.ts';

test('a guest orders for delivery and pays by transfer, with a reload in the middle that loses nothing (P1.8, P1.26, P4.6, P5.1)', async ({
  page,
}) => {
  const guest = inventGuest();
  await openCheckout(page, 'red-velvet-celebration');

  await test.step('the fee shows as soon as state and area are known', async () => {
    await expect(findSummary(page)).toContainText('Total without delivery');
    await fillContact(page, guest);
    await fillAddress(page);
    await expect(page.getByText('Delivery to Surulere: ₦2,500, free from ₦150,000.')).toBeVisible();
    await expect(findSummary(page)).toContainText('Delivery to Surulere');
    await expect(findSummary(page)).toContainText('₦32,500');
    await expect(findSummary(page)).toContainText(/VAT of ₦[\d,.]+ included/);
  });

  await test.step('day, time, note and gift message are chosen', async () => {
    await chooseSlot(page, 1, '12:00–15:00 Open');
    await findForm(page).getByRole('textbox', { name: 'Note for the rider' }).fill('Call at the gate.');
    await findForm(page).getByRole('textbox', { name: 'Gift message' }).fill('For Mama, with love');
    await expect(findSummary(page)).toContainText('12:00–15:00, Aguda, Surulere');
  });

  await test.step('a reload in the middle keeps everything that was typed', async () => {
    await chooseTransfer(page);
    await page.reload();
    await expect(findForm(page).getByText(`${guest.name} · ${guest.phone} · ${guest.email}`)).toBeVisible();
    await expect(findForm(page).getByRole('textbox', { name: 'Gift message' })).toHaveValue(
      'For Mama, with love',
    );
    await expect(findSummary(page)).toContainText('12:00–15:00, Aguda, Surulere');
    await expect(findSummary(page)).toContainText('₦32,500');
  });

  await test.step('the order is placed, and its page asks for the payment and celebrates nothing', async () => {
    await findPlaceButton(page).click();
    await expect(page).toHaveURL(/\/track\/[\w-]+$/);
    await expect(page.getByText('We’ve emailed you the details.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pay to confirm your order' })).toBeVisible();
    const payment = page.getByRole('region', { name: 'Pay by bank transfer' });
    await expect(payment).toContainText('₦32,500');
    await expect(payment).toContainText('0123456789');
    await expect(payment).toContainText(/3 h 59 min left/);
    await expect(page.getByText('“For Mama, with love”')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pay to confirm your order' })).toBeVisible();
    await expect(page.getByText('We’ve emailed you the details.')).toHaveCount(0);
  });

  await test.step('the cart is empty, and nothing personal is left in the browser', async () => {
    await expectCount(page, 0);
    expect(await hasDraft(page)).toBe(false);
  });
});

test('the keyboard alone leads from the cart to an order that is picked up and paid at the counter (P1.8)', {
  tag: '@long',
}, async ({ page, catalogue }) => {
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
  await tabTo(page.getByRole('radio', { name: /Delivery/ }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Pickup/ })).toBeChecked();
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
  await expect(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  await expect(page.getByText(/^Pickup .*\d\d:\d\d\.$/)).toBeVisible();
});
