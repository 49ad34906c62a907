import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saveNotificationChoicesEndpoint } from '../../../../../contract/account.ts';
import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../../contract/notifications.ts';
import { answer } from '../../../../testing/stub-server.ts';
import { toasts } from '../../testing/access-screens.ts';
import { findForm, openAccount } from '../../testing/account-answers.ts';

test('what is unticked is sent as off, and everything else as it was', { tags: 'long' }, async () => {
  const choices = { refund: { in_app: true, push: false, email: true } };
  const server = await openAccount(answer(saveNotificationChoicesEndpoint, { choices }));
  await page
    .getByRole('group', { name: /^Refunds/ })
    .getByRole('checkbox', { name: 'Push' })
    .click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.element(toasts).toMatchTextContent('Notification settings saved');
  expect(server.callsOf(saveNotificationChoicesEndpoint).map(({ body }) => body)).toEqual([{ choices }]);
});

test('quiet hours that end when they begin are refused at the field, others are saved', {
  tags: 'long',
}, async () => {
  const quietHours = { begin: '22:00', end: '06:30' };
  const server = await openAccount(answer(saveQuietHoursEndpoint, { quietHours }));
  const form = findForm('Quiet hours');
  const end = form.getByLabelText('To');
  const save = form.getByRole('button', { name: 'Save quiet hours' });
  await form.getByRole('checkbox', { name: 'Turn on quiet hours' }).click();
  await end.fill('22:00');
  await save.click();
  await expect.element(end).toHaveAccessibleDescription('Choose a different time from the start.');
  await end.fill('06:30');
  await save.click();
  await expect.element(toasts).toMatchTextContent('Quiet hours saved');
  expect(server.callsOf(saveQuietHoursEndpoint).map(({ body }) => body)).toEqual([{ quietHours }]);
});

test('quiet hours are shown as they are kept', async () => {
  const quietHours = { begin: '21:00', end: '06:30' };
  await openAccount(answer(readQuietHoursEndpoint, { quietHours }));
  await expect.element(findForm('Quiet hours').getByRole('checkbox')).toBeChecked();
  await expect.element(findForm('Quiet hours').getByLabelText('To')).toHaveValue('06:30');
});
