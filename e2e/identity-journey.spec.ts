import {
  allowRefusedCalls,
  CONFIRMATION_SUBJECT,
  fillLogin,
  findToasts,
  findUserMenuButton,
  inventPerson,
  readMailedLink,
} from './fixtures/identity.ts';
import { expect, openPage, test } from './fixtures/shop.ts';

test('from registering to signing in with a new password (S2.4, S2.9, S2.10, S4.2, S4.6, S8.9)', {
  tag: '@long',
}, async ({ page, request, complaints }) => {
  const person = inventPerson();
  const newPassword = 'seven chin chin bowls';

  await test.step('a visitor registers', async () => {
    await openPage(page, '/register');
    await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Phone' }).fill('0803 123 4567');
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    await expect(page.getByRole('main')).toContainText(person.email);
  });

  await test.step('confirms the address by the mailed link, whose secret leaves the address at once', async () => {
    await openPage(page, await readMailedLink(request, person.email, CONFIRMATION_SUBJECT));
    await expect(page).toHaveURL('/confirmemail');
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(findToasts(page).getByText('Welcome! Your account is ready.')).toBeVisible();
    await expect(page).toHaveURL('/account');
    await expect(findUserMenuButton(page)).toBeVisible();
  });

  await test.step('signs out', async () => {
    await findUserMenuButton(page).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(findToasts(page).getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('has forgotten the password', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    const form = page.getByRole('form', { name: 'Reset Password' });
    await form.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await form.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Password reset email sent. Check your inbox!')).toBeVisible();
    await expect(findToasts(page).getByText('Password reset email sent', { exact: true })).toBeVisible();
    allowRefusedCalls(complaints);
  });

  await test.step('chooses a new one through the mailed link, whose secret leaves the address at once', async () => {
    await page.goto(await readMailedLink(request, person.email, /^Reset your/));
    await expect(page).toHaveURL('/resetpassword');
    await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByText('Your password has been changed. Sign in with your new password.'),
    ).toBeVisible();
  });

  await test.step('signs in on the way to the orders and gets there', async () => {
    await openPage(page, '/orders?page=2#latest');
    await expect(page).toHaveURL('/login');
    const credentials = { email: person.email, password: newPassword };
    await fillLogin(page, credentials);
    await expect(page).toHaveURL('/orders?page=2#latest');
    await expect(findUserMenuButton(page)).toBeVisible();
  });
});
