import { inventGuest } from './fixtures/checkout.ts';
import { test } from './fixtures/orders.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectAccessible } from './fixtures/shop.ts';

test('orders, products and screens are a few letters away, by the keyboard alone', async ({
  page,
  openDevice,
  administrator,
  orderCake,
}) => {
  const { number, cake } = await orderCake(page, inventGuest(), 6);
  const office = await openDevice(administrator);
  await office.goto('/admin');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await office.keyboard.press('/');
  const palette = office.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(office);

  await office.keyboard.type(number);
  await expect(palette.getByRole('option').first()).toContainText(number);
  await office.keyboard.press('Enter');
  await expect(office).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(palette).toBeHidden();

  await office.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await office.keyboard.type(cake.name);
  await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option')).toContainText([
    cake.name,
  ]);
  await field.fill('zon');
  await expect(palette.getByRole('option', { name: 'Zones and fees' })).toBeVisible();
  await field.fill('zzqxw');
  await expect(palette.getByText('Nothing is called that.')).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the palette is opened with a thumb', async ({ page, administrator, signIn }) => {
    await signIn(page, administrator);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Search orders, customers, products' }).tap();
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('calen');
    await palette.getByRole('option', { name: 'Calendar' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  });
});
