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
  test('tells that e-mail and password do not match, and keeps what was typed', async ({
    page,
    request,
    shop,
    complaints,
  }) => {
    const { email } = await registerPerson(request, shop);
    await openPage(page, '/login');
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
    await fillLogin(page, { email, password: 'four suya sticks' });
    await expect(page.getByRole('alert')).toHaveText(MISMATCH);
    await takeComplaints(complaints, /401/);
    await expect(findField(page, 'Email address')).toHaveValue(email);
    await expect(findField(page, 'Password')).toHaveValue('four suya sticks');
    await expect(page.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();
  });

  test('leaves the keyboard where it was after a refusal', async ({ page, complaints }) => {
    await openPage(page, '/login');
    await findField(page, 'Email address').fill('nobody@bakery.example');
    await findField(page, 'Password').fill('three suya sticks');
    await page.getByRole('button', { name: 'Login' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(MISMATCH);
    await takeComplaints(complaints, /401/);
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  });

  test('says what is missing and puts the focus there, without asking the server', async ({ page }) => {
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(findField(page, 'Email address')).toBeFocused();
    await expect(findField(page, 'Email address')).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(findField(page, 'Password')).toHaveAccessibleDescription('Enter your password.');
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

  test('says so when the shop cannot be reached', async ({ page, complaints }) => {
    await openPage(page, '/login');
    await page.route('**/api/auth/sign-in/email', (route) => route.abort('connectionfailed'));
    await fillLogin(page, { email: 'ada@bakery.example', password: 'three suya sticks' });
    await expect(page.getByRole('alert')).toHaveText('Network error. Please check your connection.');
    await takeComplaints(complaints, /ERR_CONNECTION/);
  });

  test('keeps whoever wants to stay signed in for 30 days', async ({ page, context, request, shop }) => {
    const person = await registerPerson(request, shop);
    await openPage(page, '/login');
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
    const days = (await context.cookies()).map(({ expires }) => (expires * 1000 - Date.now()) / 86_400_000);
    expect(Math.max(...days)).toBeGreaterThan(29.9);
  });

  test('offers Google only where the shop does', async ({ page }) => {
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
  });

  test('tells that the way through Google failed', async ({ page }) => {
    await openPage(page, '/login?problem=google');
    await expect(page.getByText('Signing in with Google did not work.')).toBeVisible();
  });
});

test.describe('the registration screen', () => {
  test('says at each field what is wrong, puts the focus on the first and keeps what was typed (P1.15)', async ({
    page,
  }) => {
    await openPage(page, '/register');
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

  test("shows the server's complaint about a field at that field", async ({ page, complaints }) => {
    const fields = { email: 'That address takes no mail.' };
    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({ status: 400, json: { message: 'Please check.', code: 'invalid_input', fields } }),
    );
    await openPage(page, '/register');
    await fillRegistration(page, inventPerson());
    await expect(findField(page, 'Email address')).toBeFocused();
    await expect(findField(page, 'Email address')).toHaveAccessibleDescription('That address takes no mail.');
    await takeComplaints(complaints, /400/);
  });

  test('measures the password while it is typed (P1.15)', async ({ page }) => {
    await openPage(page, '/register');
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
});

test.describe('the forgot-password screen', () => {
  test.beforeEach(({ page }) => openPage(page, '/forgotpassword').then(() => undefined));

  test('asks for an address and checks its form (S2.9, S5.7)', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password');
    await expect(page.getByText('Enter your email to receive a reset link', { exact: true })).toBeVisible();
    const email = page.getByLabel('Email address');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
    const button = page.getByRole('button', { name: 'Send Reset Link' });
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await email.fill('ada');
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address like you@example.com.');
    await expect(email).toBeFocused();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
  });

  test("reads 'Sending....' and cannot be pressed while it works (S2.9, S2.10, S4.6)", async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/request-password-reset', async (route) => {
      await isReleased;
      await route.continue();
    });
    await findField(page, 'Email address').fill('nobody@bakery.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('button', { name: 'Sending....', exact: true })).toBeDisabled();
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Password reset email sent. Check your inbox!',
    );
    await expect(findToasts(page).getByText('Password reset email sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  });

  test('shows a failure in a toast and inline, and keeps the address (S2.11, S4.6)', async ({
    page,
    complaints,
  }) => {
    const message = 'Too many attempts. Please wait 7 minutes and try again.';
    await page.route('**/api/auth/request-password-reset', (route) =>
      route.fulfill({ status: 429, json: { message, code: 'too_many_attempts' } }),
    );
    await findField(page, 'Email address').fill('ada@bakery.example');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    await expect(findToasts(page).getByText(message)).toBeVisible();
    await expect(findField(page, 'Email address')).toHaveValue('ada@bakery.example');
    await takeComplaints(complaints, /429/);
  });
});

test.describe('the link from the mail', () => {
  test('works once, and then leads to a new one (P1.16)', async ({ page, request, shop, complaints }) => {
    const { email } = await registerPerson(request, shop);
    await request.post('/api/auth/request-password-reset', {
      headers: { origin: shop.url },
      data: { email },
    });
    const link = await readMailedLink(request, email, /^Reset your/);
    for (const password of ['seven chin chin bowls', 'eight chin chin bowls']) {
      await openPage(page, link);
      await expect(page).toHaveURL('/resetpassword');
      await findField(page, 'New password').fill(password);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(
        page.getByText(/^Your password is changed|^This link has been used already/),
      ).toBeVisible();
    }
    await takeComplaints(complaints, /400/);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/forgotpassword');
  });

  test('refuses a password that is easy to guess, with the reason', async ({ page }) => {
    await openPage(page, '/resetpassword?token=made-up');
    await findField(page, 'New password').fill('password123');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(findField(page, 'New password')).toHaveAccessibleDescription(
      /That password is easy to guess/,
    );
    await expect(findField(page, 'New password')).toBeFocused();
  });

  test('without its secret says so', async ({ page }) => {
    await openPage(page, '/resetpassword');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  });
});
