import { chooseSlot, inventGuest } from './fixtures/checkout.ts';
import { findToasts } from './fixtures/identity.ts';
import { test } from './fixtures/order-desk.ts';
import { expect, expectToFitEverywhere, forgiveComplaints, openPage } from './fixtures/shop.ts';

const PRICE = 4_000;

test('an order is taken by phone through the same rules (P6.9)', async ({ page, catalogue }) => {
  const cake = await catalogue.sell({ price: PRICE, allowsInscription: true });
  const { phone } = inventGuest();
  await openPage(page, '/admin/orders');
  await page.getByRole('link', { name: 'Take an order' }).click();
  const form = page.getByRole('form', { name: 'Take an order' });

  await test.step('what is missing is said at its field', async () => {
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText('Add something to the order.')).toBeVisible();
    await expect(form.getByText('Enter the customer’s name.')).toBeVisible();
    await expect(form.getByText('Choose a day and a time.')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Find a product' })).toBeFocused();
  });

  await test.step('a cake with an inscription is found and added', async () => {
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(cake.name);
    await page.getByRole('button', { name: `Add ${cake.name}` }).click();
    const choice = page.getByRole('dialog', { name: cake.name });
    await choice.getByRole('textbox', { name: 'Inscription' }).fill('Well done');
    await choice.getByRole('button', { name: 'One more' }).click();
    await choice.getByRole('button', { name: 'Add to the order' }).click();
    await expect(page.getByRole('list', { name: 'On the order' })).toContainText('“Well done”');
    await expect(page.getByRole('complementary', { name: 'The order' })).toContainText('₦8,000');
  });

  await form.getByRole('radio', { name: 'WhatsApp' }).check();
  await form.getByRole('textbox', { name: 'Name' }).fill('Ẹniọla Bello');
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await form.getByRole('radio', { name: 'Pickup' }).check();
  await expect(form.getByRole('radio', { name: 'Pay at pickup' })).toBeChecked();
  await chooseSlot(form, 4);
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(findToasts(page)).toContainText(/Order \d{3}-\d{3}-\d{3} is taken/);
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect(page.getByText(/^Placed on WhatsApp, /)).toBeVisible();
  await expect(page.getByText('No e-mail address: gets no mail.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('by Owner');
});

test('a price that changes meanwhile is told before it is taken (P3.7)', async ({
  page,
  catalogue,
  complaints,
}) => {
  const cake = await catalogue.sell({ price: PRICE });
  await openPage(page, '/admin/orders/new');
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(cake.name);
  await page.getByRole('button', { name: `Add ${cake.name}` }).click();
  const form = page.getByRole('form', { name: 'Take an order' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Musa Ibrahim');
  await form.getByRole('textbox', { name: 'Phone' }).fill(inventGuest().phone);
  await form.getByRole('radio', { name: 'Pickup' }).check();
  await chooseSlot(form, 5);
  await catalogue.change(cake.id, { price: 4_500 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('₦4,500 instead of ₦4,000');
  await page.getByRole('button', { name: 'Place for ₦4,500' }).click();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  forgiveComplaints(complaints, /409/);
});

test('what was typed is not lost by a stray click', async ({ page }) => {
  await openPage(page, '/admin/orders/new');
  const name = page.getByRole('form', { name: 'Take an order' }).getByRole('textbox', { name: 'Name' });
  await name.fill('Musa Ibrahim');
  await page.getByRole('link', { name: 'All orders' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Musa Ibrahim');
  await page.getByRole('link', { name: 'All orders' }).click();
  await question.getByRole('button', { name: 'Leave and lose it' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

test('taking an order is for everybody', async ({ page }) => {
  await openPage(page, '/admin/orders/new');
  await expect(page.getByRole('radiogroup', { name: 'Day' })).toBeVisible();
  await expectToFitEverywhere(page);
});
