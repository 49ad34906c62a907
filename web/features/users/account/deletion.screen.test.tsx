import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deleteAccountEndpoint } from '../../../../contract/account.ts';
import { signOutEndpoint } from '../../../../contract/sessions.ts';
import { listCommonAnswers } from '../../../testing/common-answers.ts';
import { expectAddress } from '../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { toasts } from '../testing/access-screens.ts';
import { openAccount } from '../testing/account-answers.ts';

const question = page.getByRole('dialog', { name: 'Delete your account?' });
const password = question.getByRole('textbox', { name: 'Your password' });
const confirm = question.getByRole('button', { name: 'Delete my account' });

async function ask(): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect
    .element(question)
    .toMatchTextContent('We keep orders, payments and receipts as long as the law requires');
}

test('whoever wants to leave is asked for the password, and told at its field when it is wrong', {
  tags: 'long',
}, async () => {
  const fields = { password: 'This is not your password.' };
  const refusal = refuse(400, { message: 'Please check.', code: 'invalid_input', fields });
  await openAccount(answer(deleteAccountEndpoint, refusal));
  await ask();
  await password.fill('not my password at all');
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription('This is not your password.');
});

test('whoever has left is at home, signed out, and bidden farewell', { tags: 'long' }, async () => {
  const server = await openAccount(
    answer(deleteAccountEndpoint, null),
    answer(signOutEndpoint, { success: true }),
  );
  await ask();
  await password.fill('three suya sticks');
  server.change(...listCommonAnswers(null));
  await confirm.click();
  await expectAddress('/');
  await expect.element(toasts).toMatchTextContent('Your account has been deleted. Goodbye!');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
