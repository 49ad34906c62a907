import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeAccountEndpoint } from '../../../../contract/account.ts';
import { CUSTOMER, listCommonAnswers } from '../../../testing/common-answers.ts';
import { answer, loseConnection } from '../../../testing/stub-server.ts';
import { toasts } from '../testing/access-screens.ts';
import { ACCOUNT, findForm, openAccount } from '../testing/account-answers.ts';

const details = findForm('Name and phone');
const name = details.getByRole('textbox', { name: 'Name' });
const phone = details.getByRole('textbox', { name: 'Phone (optional)' });
const save = details.getByRole('button', { name: 'Save details' });

test('a wrong number is told at the field', { tags: 'long' }, async () => {
  const server = await openAccount();
  await phone.fill('0803 12');
  await save.click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription(/That number is too short/);
  await expect.element(phone).toHaveValue('0803 12');
  expect(server.callsOf(changeAccountEndpoint)).toEqual([]);
});

test('what was typed stays when it cannot be saved', { tags: 'long' }, async () => {
  await openAccount(answer(changeAccountEndpoint, loseConnection));
  await name.fill('Adaeze Bello');
  await save.click();
  await expect
    .element(details.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  await expect.element(name).toHaveValue('Adaeze Bello');
});

test('what was saved is shown as it is kept, and the header greets by the new name', {
  tags: 'long',
}, async () => {
  const changed = { ...CUSTOMER, name: 'Adaeze Bello' };
  const server = await openAccount(
    answer(changeAccountEndpoint, { ...ACCOUNT, name: 'Adaeze Bello', phone: '+2348031234567' }),
  );
  await name.fill('Adaeze Bello');
  await phone.fill('0803-123-4567');
  server.change(...listCommonAnswers(changed));
  await save.click();
  await expect.element(toasts).toMatchTextContent('Details saved');
  await expect.element(phone).toHaveValue('0803 123 4567');
  await expect.element(page.getByRole('button', { name: 'Account of Adaeze Bello' })).toBeVisible();
  expect(server.callsOf(changeAccountEndpoint).map(({ body }) => body)).toEqual([
    { name: 'Adaeze Bello', phone: '0803-123-4567' },
  ]);
});
