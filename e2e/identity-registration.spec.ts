import {
  CONFIRMATION_SUBJECT,
  fillLogin,
  fillRegistration,
  findUserMenuButton,
  inventPerson,
  readMailedLink,
  registerPerson,
} from './fixtures/identity.ts';
import { DESKTOP, PHONE } from './fixtures/screens.ts';
import { expect, openPage, takeComplaints, test } from './fixtures/shop.ts';

test.describe('after registering', () => {
  test('a known address is not told from a new one; its owner gets another mail', async ({
    page,
    request,
    shop,
  }) => {
    const known = await registerPerson(request, shop);
    const words: string[] = [];
    for (const person of [{ ...known, password: 'another long password' }, inventPerson()]) {
      await openPage(page, '/register');
      await fillRegistration(page, person);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
      await expect(page.getByRole('link', { name: 'Read the demo’s mails' })).toBeVisible();
      words.push(((await page.getByRole('main').textContent()) ?? '').replace(person.email, '…'));
    }
    expect(words[0]).toBe(words[1]);
    const lookForMail = async () => {
      const response = await request.get('/dev/mail.json', { params: { to: known.email } });
      return response.text();
    };
    await expect.poll(lookForMail).toContain('You already have an account');
  });

  test('signing in before the link is opened says what to do', async ({ page, complaints }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await fillRegistration(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    await page.getByRole('link', { name: 'Login' }).click();
    await fillLogin(page, person);
    await expect(page.getByRole('alert')).toContainText(
      'If you have just registered, open the link in our mail first.',
    );
    await takeComplaints(complaints, /401/);
  });

  test('the mail can be sent again, and every link works', async ({ page, request }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await fillRegistration(page, person);
    const firstLink = await readMailedLink(request, person.email, CONFIRMATION_SUBJECT);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Sent again')).toBeVisible();
    await expect.poll(() => readMailedLink(request, person.email, CONFIRMATION_SUBJECT)).not.toBe(firstLink);
    await openPage(page, firstLink);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(findUserMenuButton(page)).toBeVisible();
  });

  test('too many mails are refused with how long to wait', async ({ page, complaints }) => {
    await openPage(page, '/register');
    await fillRegistration(page, inventPerson());
    const again = page.getByRole('button', { name: 'Send it again' });
    for (let count = 0; count < 5; count++) {
      const answer = page.waitForResponse('**/api/auth/sign-up/email');
      await again.click();
      await answer;
      await expect(again).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Please wait \d+ (minutes|seconds) and try again\.$/,
    );
    await takeComplaints(complaints, /429/);
  });

  test('another address can be given: all but the password is still there', async ({ page }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await page.getByRole('textbox', { name: 'Phone' }).fill('0803 123 4567');
    await fillRegistration(page, person);
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(person.name);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(person.email);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0803 123 4567');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    const other = inventPerson();
    await fillRegistration(page, other);
    await expect(page.getByRole('main')).toContainText(other.email);
  });

  test('confirming in another tab takes this one along, to where somebody was going', async ({
    page,
    context,
    request,
  }) => {
    const person = inventPerson();
    await openPage(page, '/orders');
    // The shop around the page of before has such a link too.
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, person);
    const mailTab = await context.newPage();
    await openPage(mailTab, await readMailedLink(request, person.email, CONFIRMATION_SUBJECT));
    await mailTab.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(mailTab).toHaveURL('/orders');
    await expect(page).toHaveURL('/orders');
  });

  test('everything can be done with the keyboard', async ({ page, request }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await page.getByRole('textbox', { name: 'Name' }).fill(person.name);
    await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Read the demo’s mails' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Read the demo’s mails' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sent again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();

    await openPage(page, await readMailedLink(request, person.email, CONFIRMATION_SUBJECT));
    const confirm = page.getByRole('button', { name: 'Confirm and sign in' });
    while (!(await confirm.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(findUserMenuButton(page)).toBeVisible();
  });
});

test.describe('the mailed link', () => {
  test('changes nothing by being opened, and leaves no secret in the address', async ({ page, request }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await fillRegistration(page, person);
    const link = await readMailedLink(request, person.email, CONFIRMATION_SUBJECT);
    expect((await request.get(link)).status()).toBe(200);
    for (let count = 0; count < 2; count++) {
      await openPage(page, link);
      await expect(page).toHaveURL('/confirmemail');
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(findUserMenuButton(page)).toBeVisible();
  });

  test('works once, and then says what to do', async ({ page, request, complaints }) => {
    const person = inventPerson();
    await openPage(page, '/register');
    await fillRegistration(page, person);
    const link = await readMailedLink(request, person.email, CONFIRMATION_SUBJECT);
    await openPage(page, link);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(findUserMenuButton(page)).toBeVisible();
    await openPage(page, link);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This link has been used already or is too old. If you have confirmed before, sign in; otherwise register again.',
    );
    await takeComplaints(complaints, /400/);
    await expect(page.getByRole('link', { name: 'Register again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('without its secret says so', async ({ page }) => {
    await openPage(page, '/confirmemail');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await page.getByRole('link', { name: 'Register again' }).click();
    await expect(page).toHaveURL('/register');
  });
});

test.describe('whoever signs in or registers from a page', () => {
  test.describe('by the header of a wide screen', () => {
    test.use(DESKTOP);

    test('comes back to it', async ({ page, request, shop }) => {
      const person = await registerPerson(request, shop);
      await openPage(page, '/faqs#delivery');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await fillLogin(page, person);
      await expect(page).toHaveURL('/faqs#delivery');
    });
  });

  test.describe('by the menu of a phone', () => {
    test.use(PHONE);

    test('comes back to it', async ({ page, request }) => {
      const person = inventPerson();
      await openPage(page, '/shipping');
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' }).click();
      await fillRegistration(page, person);
      await openPage(page, await readMailedLink(request, person.email, CONFIRMATION_SUBJECT));
      await page.getByRole('button', { name: 'Confirm and sign in' }).click();
      await expect(page).toHaveURL('/shipping');
    });
  });
});
