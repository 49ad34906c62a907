import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ContactMessage, listContactMessagesEndpoint } from '../../../../contract/contact.ts';
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
  orders: [],
};
const DONE: ContactMessage = { ...WAITING, id: 'm2', settledAt: '2026-11-16T10:00:00.000Z' };

test('beside the reply to a message that waits stands where it opens and what to do afterwards (P28.196)', async () => {
  const messages = { data: [WAITING, DONE], total: 2, waiting: 1, nextCursor: null };
  await openScreen('/admin/messages', {
    visitor: ADMINISTRATOR,
    answers: [answer(listContactMessagesEndpoint, messages)],
  });
  const hint = 'Reply opens your own email app. Mark the message as done once you’ve replied.';
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.element(cards.nth(0)).toMatchTextContent(hint);
  await expect.element(cards.nth(1)).not.toMatchTextContent(hint);
});
