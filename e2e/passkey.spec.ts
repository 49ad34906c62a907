import { readAdministrator } from './fixtures/administrator.ts';
import { allowRefusedCalls, findToasts, signIn } from './fixtures/identity.ts';
import { expect, expectLoaded, openPage, test } from './fixtures/shop.ts';

test('an administrator adds a passkey, signs in with it alone and as the second step, and removes it (P26.4)', {
  tag: '@long',
}, async ({ page, shop, complaints }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const owner = readAdministrator(shop);
  const security = page.getByRole('region', { name: 'Security' });
  const signOut = async () => {
    await openPage(page, '/account');
    await expectLoaded(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/login');
  };

  await test.step('adds it', async () => {
    await signIn(page, owner);
    await openPage(page, '/account');
    await security.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone');
    await security.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(findToasts(page).getByText('Your passkey is added')).toBeVisible();
    await expect(security.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(
      10,
    );
  });

  await test.step('signs in with it alone', async () => {
    await signOut();
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('is asked for it after the password', async () => {
    await signOut();
    await openPage(page, '/login');
    const form = page.getByRole('form', { name: 'Welcome back' });
    await form.getByRole('textbox', { name: 'Email address' }).fill(owner.email);
    await form.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('removes it, and the password alone is enough again', async () => {
    await openPage(page, '/account');
    await security.getByRole('button', { name: 'Remove passkey My phone' }).click();
    await page.getByRole('button', { name: 'Remove passkey', exact: true }).click();
    await expect(security.getByRole('button', { name: 'Remove passkey My phone' })).toHaveCount(0);
    await signOut();
    await signIn(page, owner);
  });
  allowRefusedCalls(complaints);
});
