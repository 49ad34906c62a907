import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type ContactMessage,
  listContactMessagesEndpoint,
  replyToContactMessageEndpoint,
} from '../../../../contract/contact.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const WAITING: ContactMessage = {
  id: 'm1',
  name: 'Adaeze Obi',
  email: 'adaeze@example.com',
  phone: null,
  topic: 'event',
  text: 'Do you bake for two hundred guests?',
  createdAt: '2026-11-16T09:00:00.000Z',
  settledAt: null,
  settledBy: null,
  replies: [],
  orders: [],
};
const DONE: ContactMessage = { ...WAITING, id: 'm2', settledAt: '2026-11-16T10:00:00.000Z' };

test('a message is answered in place: the reply is an email, stands below it, and the message is done (P28.196, P28.408, P28.431)', async () => {
  const messages = { data: [WAITING, DONE], total: 2, waiting: 1, nextCursor: null };
  const replies = [{ text: 'We do.', at: '2026-11-16T10:05:00.000Z', by: 'Bisi Owner' }];
  const server = await openScreen('/admin/messages', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listContactMessagesEndpoint, messages),
      answer(replyToContactMessageEndpoint, { ...DONE, id: 'm1', replies }),
    ],
  });
  const card = page.getByRole('main').getByRole('listitem').first();
  await card.getByRole('button', { name: 'Reply by email to Adaeze Obi' }).click();
  const field = card.getByRole('textbox', { name: 'Reply' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Thank you for writing to Ṣadé’s Oven. ');
  await field.fill('We do.');
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(card).toMatchTextContent(/We do\..*Reply sent .*, Bisi Owner/);
  await expect.element(page.getByText('No messages waiting for a reply')).toBeVisible();
  expect(server.callsOf(replyToContactMessageEndpoint).map(({ body }) => body)).toEqual([{ text: 'We do.' }]);
});
