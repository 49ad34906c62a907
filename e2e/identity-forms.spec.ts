import type { Page } from '@playwright/test';
import {
  fillLogin,
  fillRegistration,
  findToasts,
  inventPerson,
  readMailedLink,
  registerPerson,
} from './fixtures/identity.ts';
import { expect, openPage, takeComplaints, test } from './fixtures/shop.ts';

const findField = (page: Page, name: string) => page.getByRole('textbox', { name });
const MISMATCH =
  'That e-mail and password do not match. Try again or reset your password. If you have just registered, open the link in our mail first.';

test.describe('the login screen', () => {
  test('tells what went wrong, keeps what was typed, and keeps whoever wants to stay for 30 days', async ({
    page,
    context,
    request,
    shop,
    complaints,
  }) => {
    const person = await registerPerson(request, shop);
    const keepSignedIn = page.getByRole('checkbox', { name: 'Keep me signed in' });
    await openPage(page, '/login');

    await test.step('what is missing is said and gets the focus, without asking the server', async () => {
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(findField(page, 'Email address')).toBeFocused();
      await expect(findField(page, 'Email address')).toHaveAccessibleDescription(
        'Enter your e-mail address.',
      );
      await expect(findField(page, 'Password')).toHaveAccessibleDescription('Enter your password.');
    });

    await test.step('after a refusal everything is as it was typed, and the keyboard where it was', async () => {
      await keepSignedIn.check();
      await findField(page, 'Email address').fill(person.email);
      await findField(page, 'Password').fill('four suya sticks');
      await page.getByRole('button', { name: 'Login' }).press('Enter');
      await expect(page.getByRole('alert')).toHaveText(MISMATCH);
      await takeComplaints(complaints, /401/);
      await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
      await expect(findField(page, 'Email address')).toHaveValue(person.email);
      await expect(findField(page, 'Password')).toHaveValue('four suya sticks');
      await expect(keepSignedIn).toBeChecked();
    });

    await test.step('a shop that cannot be reached is told as such', async () => {
      const signIn = '**/api/auth/sign-in/email';
      await page.route(signIn, (route) => route.abort('connectionfailed'), { times: 1 });
      await fillLogin(page, person);
      await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection.');
      await takeComplaints(complaints, /ERR_CONNECTION/);
    });

    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
    const days = (await context.cookies()).map(({ expires }) => (expires * 1000 - Date.now()) / 86_400_000);
    expect(Math.max(...days)).toBeGreaterThan(29.9);
  });

  test('says how long to wait after too many attempts', async ({ page, request, shop, complaints }) => {
    const { email } = await registerPerson(request, shop);
    const data = { email, password: 'four suya sticks' };
    for (let attempt = 0; attempt < 10; attempt++) {
      await request.post('/api/auth/sign-in/email', { headers: { origin: shop.url }, data });
    }
    await openPage(page, '/login');
    await fillLogin(page, data);
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Please wait \d+ (minutes|seconds) and try again\.$/,
    );
    await takeComplaints(complaints, /429/);
  });

  test('offers Google only where the shop does, and tells that the way through it failed', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Continue with Google' });
    const options = page.waitForResponse('**/api/session/options');
    await openPage(page, '/login');
    await options;
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(button).toHaveCount(0);

    await page.route('**/api/session/options', (route) =>
      route.fulfill({ json: { google: true, demoMail: false } }),
    );
    let sent: unknown;
    await page.route('**/api/auth/sign-in/social', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { url: '/about' } });
    });
    await openPage(page, '/orders');
    await expect(page).toHaveURL('/login');
    await button.click();
    await expect(page).toHaveURL('/about');
    expect(sent).toEqual({ provider: 'google', callbackURL: '/orders' });

    await openPage(page, '/login?problem=google');
    await expect(page.getByText('Signing in with Google did not work.')).toBeVisible();
  });
});

test('the registration screen says at each field what is wrong and keeps what was typed (P1.15)', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/register');

  await test.step('the password is measured while it is typed', async () => {
    for (const [password, words] of [
      ['puff', 'Too short'],
      ['password123', 'Too easy to guess'],
      ['plantainboat', 'Good'],
      ['three puff puffs a day', 'Strong'],
    ] as const) {
      await findField(page, 'Password').fill(password);
      await expect(page.getByText(`Password strength: ${words}`)).toBeVisible();
    }
  });

  await test.step('the first field that is wrong has the focus', async () => {
    await findField(page, 'Phone').fill('12345');
    await fillRegistration(page, {
      name: 'Temitope Balogun',
      email: 'temi.b@example.com',
      password: 'balogun2024',
    });
    await expect(findField(page, 'Phone')).toBeFocused();
    await expect(findField(page, 'Phone')).toHaveAccessibleDescription(/That number is too short\./);
    await expect(findField(page, 'Password')).toHaveAccessibleDescription(/Leave your name/);
    await expect(page.getByText('Password strength: Too easy to guess')).toBeVisible();
    await expect(findField(page, 'Name')).toHaveValue('Temitope Balogun');
    await expect(findField(page, 'Password')).toHaveValue('balogun2024');
  });

  await test.step('what the server says of a field stands at that field', async () => {
    const fields = { email: 'That address takes no mail.' };
    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({ status: 400, json: { message: 'Please check.', code: 'invalid_input', fields } }),
    );
    await findField(page, 'Phone').fill('');
    await fillRegistration(page, inventPerson());
    await expect(findField(page, 'Email address')).toBeFocused();
    await expect(findField(page, 'Email address')).toHaveAccessibleDescription('That address takes no mail.');
    await takeComplaints(complaints, /400/);
  });
});

test('the forgot-password screen checks the address, works once pressed and tells how it went (S2.9, S2.10, S2.11, S4.6, S5.7)', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/forgotpassword');
  const email = page.getByLabel('Email address');
  const button = page.getByRole('button', { name: 'Send Reset Link' });

  await test.step('it asks for an address and checks its form', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password');
    await expect(page.getByText('Enter your email to receive a reset link', { exact: true })).toBeVisible();
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await email.fill('ada');
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address like you@example.com.');
    await expect(email).toBeFocused();
  });

  await test.step('a failure is in a toast and inline, and the address stays', async () => {
    const message = 'Too many attempts. Please wait 7 minutes and try again.';
    await page.route(
      '**/api/auth/request-password-reset',
      (route) => route.fulfill({ status: 429, json: { message, code: 'too_many_attempts' } }),
      { times: 1 },
    );
    await email.fill('ada@bakery.example');
    await button.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    await expect(findToasts(page).getByText(message)).toBeVisible();
    await expect(email).toHaveValue('ada@bakery.example');
    await takeComplaints(complaints, /429/);
  });

  await test.step("it reads 'Sending....' and cannot be pressed while it works", async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/auth/request-password-reset', async (route) => {
      await held.promise;
      await route.continue();
    });
    await email.fill('nobody@bakery.example');
    await button.click();
    await expect(page.getByRole('button', { name: 'Sending....', exact: true })).toBeDisabled();
    held.resolve();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Password reset email sent. Check your inbox!',
    );
    await expect(findToasts(page).getByText('Password reset email sent', { exact: true })).toBeVisible();
    await expect(button).toBeEnabled();
  });

  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('the link from the mail works once, with a password that is not easy to guess (P1.16)', async ({
  page,
  request,
  shop,
  complaints,
}) => {
  const { email } = await registerPerson(request, shop);
  await request.post('/api/auth/request-password-reset', {
    headers: { origin: shop.url },
    data: { email },
  });
  const link = await readMailedLink(request, email, /^Reset your/);
  const field = findField(page, 'New password');
  const save = async (password: string) => {
    await field.fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
  };

  await openPage(page, link);
  await expect(page).toHaveURL('/resetpassword');
  await save('password123');
  await expect(field).toHaveAccessibleDescription(/That password is easy to guess/);
  await expect(field).toBeFocused();
  await save('seven chin chin bowls');
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();

  await openPage(page, link);
  await save('eight chin chin bowls');
  await expect(page.getByText(/^This link has been used already/)).toBeVisible();
  await takeComplaints(complaints, /400/);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgotpassword');

  await test.step('a link without its secret says so', async () => {
    await openPage(page, '/resetpassword');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  });
});
