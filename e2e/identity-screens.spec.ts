import { fillLogin, fillRegistration, inventPerson } from './fixtures/identity.ts';
import { expect, expectToFitEverywhere, openPage, takeComplaints, test } from './fixtures/shop.ts';

test.describe('accessible and without sideways scrolling, on a phone and on a desk:', () => {
  test('the login screen that says no', async ({ page, complaints }) => {
    await openPage(page, '/login');
    await fillLogin(page, { email: 'nobody@bakery.example', password: 'three suya sticks' });
    await expect(page.getByRole('alert')).toBeVisible();
    await takeComplaints(complaints, /401/);
    await expectToFitEverywhere(page);
  });

  test('the registration screen with every field wrong', async ({ page }) => {
    await openPage(page, '/register');
    await page.getByRole('textbox', { name: 'Phone' }).fill('12345');
    await page.getByRole('textbox', { name: 'Password' }).fill('password');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Enter your name.')).toBeVisible();
    await expectToFitEverywhere(page);
  });

  test('the forgot-password screen after its success', async ({ page }) => {
    await openPage(page, '/forgotpassword');
    await page.getByRole('textbox', { name: 'Email address' }).fill('nobody@bakery.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Check your inbox!')).toBeVisible();
    await expectToFitEverywhere(page);
  });

  test('the screen for a new password, and the one for a dead link', async ({ page, complaints }) => {
    await openPage(page, '/resetpassword?token=made-up');
    await page.getByRole('textbox', { name: 'New password' }).fill('seven chin chin bowls');
    await expectToFitEverywhere(page);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await takeComplaints(complaints, /400/);
    await expectToFitEverywhere(page);
  });

  test('the wait for the mail, and the same with what became of sending it again', async ({ page }) => {
    await openPage(page, '/register');
    await fillRegistration(page, inventPerson());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    await expect(page.getByRole('link', { name: 'Read the demo’s mails' })).toBeVisible();
    await expectToFitEverywhere(page);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Sent again')).toBeVisible();
    await expectToFitEverywhere(page);
  });

  test('the page of the mailed link, and the one for a dead link', async ({ page, complaints }) => {
    await openPage(page, '/confirmemail?token=made-up');
    await expectToFitEverywhere(page);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await takeComplaints(complaints, /400/);
    await expectToFitEverywhere(page);
  });
});
