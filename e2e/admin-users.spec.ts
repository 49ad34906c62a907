import type { Page } from '@playwright/test';
import { contactOf } from './fixtures/checkout.ts';
import { fillLogin, type Person } from './fixtures/identity.ts';
import { test } from './fixtures/orders.ts';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectNoSidewaysScroll } from './fixtures/shop.ts';

/** By the search, as an administrator would find somebody. */
async function openUser(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  await expect(page.getByText('1 of 1 user')).toBeVisible();
  await page.getByRole('rowheader').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function change(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const question = page.getByRole('dialog', { name: /\?$/ });
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
}

async function changeRole(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: /role$/ });
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog).toBeHidden();
}

test('an administrator finds a customer and what they ordered, gives and takes roles, and it is on record (S6.3, P1.23, P35.9)', async ({
  page,
  administrator,
  signIn,
  registerCustomer,
  openDevice,
  orderCake,
}) => {
  const customer = await registerCustomer('Ngozi Eze');
  const device = await openDevice(customer);
  const { id, number } = await orderCake(device, contactOf(customer), 4);
  await signIn(page, administrator);
  await page.setViewportSize(PHONE.viewport);
  await openUser(page, customer);
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  const beginnings = [/Email address confirmed by the user/, /Registered by the user/];
  await expect(history).toHaveText(beginnings);
  await changeRole(page, 'Manager');
  await expect(page.getByText('Ngozi Eze’s role is now Manager')).toBeVisible();
  await expect(history).toHaveText([/Role changed to Manager by Owner/, ...beginnings]);
  await device.goto('/admin');
  await expect(device.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await changeRole(page, 'Order desk');
  await expect(device).toHaveURL('/');
  await device.goto('/staff');
  await expect(device).toHaveURL('/staff/orders');
  await expect(device.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Orders',
    'Custom orders',
    'Kitchen',
    'Deliveries',
    'Vouchers',
    'Reviews',
    'Messages',
    'Customers',
    'Users',
  ]);

  // Whoever leaves the staff is signed out.
  await change(page, 'End access');
  await expect(device).toHaveURL('/login');

  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText('₦6,000');
  await expectNoSidewaysScroll(page);
  await orders.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}`);
});

test('a disabled customer is signed out at once and cannot sign in until enabled (P12.5)', {
  tag: '@long',
}, async ({ page, administrator, signIn, registerCustomer, openDevice }) => {
  await signIn(page, administrator);
  const musa = await registerCustomer('Musa Ibrahim');
  const device = await openDevice(musa);
  await device.goto('/account');
  const name = device.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Musa Ibrahim');

  await openUser(page, musa);
  await change(page, 'Disable account');
  await expect(page.getByText('Musa Ibrahim’s account is disabled')).toBeVisible();
  await expect(page.getByText('Not signed in anywhere')).toBeVisible();

  await expect(device).toHaveURL('/login');
  await fillLogin(device, musa);
  await expect(device.getByRole('alert')).toContainText('This account has been closed.');

  await change(page, 'Enable account');
  await expect(page.getByText('Musa Ibrahim’s account is enabled')).toBeVisible();
  await device.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(device).toHaveURL('/account');
  await expect(name).toHaveValue('Musa Ibrahim');
});
