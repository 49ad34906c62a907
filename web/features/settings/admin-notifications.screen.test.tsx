import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readReminderTermsEndpoint, saveReminderTermsEndpoint } from '../../../contract/cart-reminders.ts';
import {
  listNotifiedAdministratorsEndpoint,
  listUnsentMailsEndpoint,
  reopenUnsentMailEndpoint,
  sendTestMailEndpoint,
  sendUnsentMailsEndpoint,
  settleUnsentMailEndpoint,
  type UnsentMail,
} from '../../../contract/settings.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../testing/stub-server.ts';

const { id, name, email } = ADMINISTRATOR;
const NOTIFIED = answer(listNotifiedAdministratorsEndpoint, {
  data: [{ id, name, email, notified: { new_order: ['in_app', 'email'] } }],
});
const NONE_UNSENT = answer(listUnsentMailsEndpoint, { data: [], total: 0 });

const openNotified = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/settings/notifications', {
    visitor: ADMINISTRATOR,
    answers: [NOTIFIED, NONE_UNSENT, answer(readReminderTermsEndpoint, { afterHours: null }), ...answers],
  });

const table = page.getByRole('table', { name: 'Emails not sent' });

test('who hears of what is seen at a glance within its frame, and what nobody hears of is said (P28.53)', async () => {
  await openNotified();
  const notified = page.getByRole('table', { name: 'Who is notified' });
  await expect.element(notified).toMatchTextContent(email);
  const { right } = notified.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(notified.element().parentElement?.getBoundingClientRect().right ?? 0);
  await expect.element(page.getByText(/^No one is notified about/)).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('a test mail says where it went, or why it did not', { tags: 'long' }, async () => {
  const server = await openNotified(answer(sendTestMailEndpoint, { sentTo: email }));
  const send = page.getByRole('button', { name: 'Send test email' });
  await send.click();
  await expect.element(page.getByText(/^Sent to kehinde@bakery\.example\./)).toBeVisible();
  const message = 'The mail server did not answer.';
  server.change(answer(sendTestMailEndpoint, refuse(409, { message, code: 'mail_failed' })));
  await send.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
});

test('mails that did not leave are shown with whom they are for, and go once they are ticked off or sent again', {
  tags: 'long',
}, async () => {
  const mail: UnsentMail = {
    id: 'a',
    recipient: 'ada@bakery.example',
    title: 'Order received',
    number: '123-456-789',
    link: '/admin/orders/7',
    attempts: 12,
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  };
  let unsent = [mail, { ...mail, id: 'b', recipient: 'ada@bakrey.example', number: null }];
  const [, mistyped] = unsent;
  const keep = (mails: readonly (UnsentMail | undefined)[]) => () => {
    unsent = mails.filter((each) => each !== undefined);
    return null;
  };
  await openNotified(
    answer(listUnsentMailsEndpoint, () => ({ data: unsent, total: unsent.length })),
    answer(settleUnsentMailEndpoint, keep([mail])),
    answer(reopenUnsentMailEndpoint, keep([mail, mistyped])),
    answer(sendUnsentMailsEndpoint, keep([])),
  );
  await expect.element(table).toMatchTextContent('ada@bakery.example');
  await expect.element(table).toMatchTextContent('3 hours ago, tried 12 times');
  await expect
    .element(table.getByRole('link', { name: '123-456-789' }))
    .toHaveAttribute('href', '/admin/orders/7');
  const tickOff = table.getByRole('button', { name: 'Dismiss the email to ada@bakrey.example' });
  await tickOff.click();
  await expect.element(tickOff).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(tickOff).toBeVisible();
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect.element(page.getByText('All emails have been sent.')).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
});

test('cart reminders are off until the owner chooses how long after they go out (P43.4)', {
  tags: 'long',
}, async () => {
  const server = await openNotified(answer(saveReminderTermsEndpoint, { afterHours: 4 }));
  const choice = page.getByRole('combobox', { name: /^Email customers the cart they left/ });
  await expect.element(choice).toHaveValue('null');
  await choice.selectOptions('4 hours after they leave');
  await expect.element(choice).toHaveValue('4');
  expect(server.callsOf(saveReminderTermsEndpoint)).toMatchObject([{ body: { afterHours: 4 } }]);
});
