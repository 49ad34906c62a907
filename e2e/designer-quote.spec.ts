import { contactOf } from './fixtures/checkout.ts';
import {
  findCake,
  findMainAction,
  findOption,
  openDesigner,
  openStep,
  readAddressDesign,
  test,
} from './fixtures/designer.ts';
import { fillLogin } from './fixtures/identity.ts';
import { expect } from './fixtures/shop.ts';

test('a guest asks for a quote, signs in, finds everything again and sends it once (P7.6, P24.7)', async ({
  page,
  registerCustomer,
}) => {
  const customer = await registerCustomer('Tẹniọla Adé');
  await openDesigner(page);
  await findOption(page, /^Tiers/, /^3 tiers/).check();
  await expect(findMainAction(page)).toHaveText('Ask for a quote');
  await findMainAction(page).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Enter a phone number, such as 0803 123 4567\./);
  await openStep(page, 'Shape');
  await findMainAction(page).click();
  await expect(phone).toBeFocused();
  await phone.fill(contactOf(customer).phone);
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A talking drum on top');
  await page.getByRole('textbox', { name: /^Budget/ }).fill('250,000');
  const design = await readAddressDesign(page);
  await findMainAction(page).click();
  const dialog = page.getByRole('dialog', { name: 'Login to send your request' });
  await dialog.getByRole('link', { name: 'Login' }).click();

  await expect(page).toHaveURL('/login');
  await fillLogin(page, customer);
  await expect(page).toHaveURL(new RegExp(`design=${design}#instructions$`));
  await expect(findCake(page)).toHaveAccessibleName(/^Three-tier/);
  await expect(page.getByRole('textbox', { name: /^Special requests/ })).toHaveValue('A talking drum on top');

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/custom-orders') {
      asked.push(request.headers()['idempotency-key'] ?? null);
    }
  });
  await findMainAction(page).dblclick();
  await expect(page).toHaveURL(/\/custom-orders\/[\w-]+$/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\w{20,}$/);
});
