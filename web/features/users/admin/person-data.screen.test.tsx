import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { erasePersonEndpoint } from '../../../../contract/people.ts';
import { listUsersEndpoint } from '../../../../contract/users.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

test('the owner erases a guest and reads what stays, asked by name (P26.10, P28.93)', async () => {
  const server = await openScreen('/admin/users', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null }),
      answer(erasePersonEndpoint, { forgotten: 2, open: 1, hasAccount: false }),
    ],
  });
  const form = page.getByRole('form', { name: 'Data requests' });
  await form.getByRole('button', { name: 'Erase data' }).click();
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent('Enter an email address or a phone number.');
  await form.getByLabelText(/^Phone/).fill('0803 123 4567');
  await form.getByRole('button', { name: 'Erase data' }).click();
  const question = page.getByRole('dialog', { name: 'Erase the data of 0803 123 4567?' });
  await expect
    .element(question)
    .toMatchTextContent('Their name, address, phone number and notes are removed from finished orders.');
  await question.getByRole('button', { name: 'Erase data' }).click();
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent('Erased from 2 finished orders. 1 open order will be kept until completed.');
  expect(server.callsOf(erasePersonEndpoint).map(({ body }) => body)).toEqual([{ phone: '0803 123 4567' }]);
});
