import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAccountEndpoint } from '../../../../contract/account.ts';
import {
  beginAuthenticatorEndpoint,
  beginProofEndpoint,
  confirmAuthenticatorEndpoint,
  proveEndpoint,
  readSecurityEndpoint,
} from '../../../../contract/second-factor.ts';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { ACCOUNT, openAccount } from '../testing/account-answers.ts';

const OWNER = answer(readAccountEndpoint, { ...ACCOUNT, role: 'owner' });
const NOTHING = { authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] };
const ON = { authenticatorSince: '2026-11-16T09:00:00.000Z', recoveryCodesLeft: 10, passkeys: [] };
const section = page.getByRole('region', { name: 'Security' });
const setUp = section.getByRole('button', { name: 'Set up app' });

test('an administrator is told that only a password protects the account; a customer is not bothered (P26.14)', {
  tags: 'long',
}, async () => {
  await openAccount(OWNER, answer(readSecurityEndpoint, NOTHING));
  await expect.element(section).toMatchTextContent('This account is only protected by your password.');
});

describe('an authenticator app', () => {
  const KEY = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', address: 'otpauth://totp/Oyin' };

  test('is set up with its first code, and the recovery codes are shown this once (P26.2, P30.2)', {
    tags: 'long',
  }, async () => {
    const server = await openAccount(
      OWNER,
      answer(readSecurityEndpoint, NOTHING),
      answer(beginAuthenticatorEndpoint, KEY),
      answer(confirmAuthenticatorEndpoint, { recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] }),
    );
    await setUp.click();
    await expect.element(section.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
    await expect.element(section.getByRole('img', { name: /^QR code/ })).toBeVisible();
    server.change(answer(readSecurityEndpoint, ON));
    await section.getByRole('textbox', { name: 'Code' }).fill('123456');
    await section.getByRole('button', { name: 'Turn on' }).click();
    await expect
      .element(section.getByRole('list', { name: 'Recovery codes' }))
      .toMatchTextContent('abcde-fghjk');
    await section.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect.element(section.getByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
    await expect.element(section).toMatchTextContent('10 codes left.');
  });

  test('asks first who it is when the sign-in is old, and goes on from there (P26.3)', {
    tags: 'long',
  }, async () => {
    const stale = refuse(403, { message: 'Confirm that it is you.', code: 'fresh_sign_in_required' });
    const server = await openAccount(
      OWNER,
      answer(readSecurityEndpoint, NOTHING),
      answer(beginAuthenticatorEndpoint, stale),
      answer(beginProofEndpoint, {
        challenge: 'c1',
        takesCode: false,
        takesPassword: true,
        passkeyOptions: null,
      }),
      answer(proveEndpoint, null),
    );
    await setUp.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('three suya sticks');
    server.change(answer(beginAuthenticatorEndpoint, KEY));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.callsOf(proveEndpoint).map(({ body }) => body)).toEqual([
      { challenge: 'c1', password: 'three suya sticks' },
    ]);
  });

  test('is not set up by whoever would rather not say who they are (P26.3)', { tags: 'long' }, async () => {
    const message = 'Confirm it’s you to continue.';
    await openAccount(
      OWNER,
      answer(readSecurityEndpoint, NOTHING),
      answer(beginAuthenticatorEndpoint, refuse(403, { message, code: 'fresh_sign_in_required' })),
      answer(beginProofEndpoint, {
        challenge: 'c1',
        takesCode: true,
        takesPassword: false,
        passkeyOptions: null,
      }),
    );
    await setUp.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(section.getByRole('alert')).toMatchTextContent(message);
  });
});
