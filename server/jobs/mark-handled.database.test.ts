import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countUnreadEndpoint } from '../../contract/notifications.ts';
import { contactMessages } from '../database/schema/contact-messages.ts';
import { openCustomOrderAdmin } from '../testing/custom-order-admin.ts';
import { queueMessages } from './queue-messages.ts';

test('what one administrator deals with is no longer counted by another’s bell (P28.169)', async () => {
  const admin = await openCustomOrderAdmin();
  const partner = await admin.shop.signInUser('partner@bakery.example', { isAdmin: true });
  const countUnread = async () => {
    const answer = await partner.ask('/notifications/unread');
    return countUnreadEndpoint.answerSchema.parse(await answer.json()).unread;
  };
  const { order } = await admin.placeAsGuest();
  const { id: customOrderId } = await admin.ask();
  const written = {
    name: 'Ada',
    email: 'ada@bakery.example',
    phone: '',
    topic: 'order',
    text: 'Hello',
    key: randomUUID(),
  } as const;
  const [message] = await admin.db.insert(contactMessages).values(written).returning();
  const contactMessageId = message?.id ?? '';
  const { userId } = partner;
  const about = {
    kind: 'contact_message',
    channel: 'in_app',
    recipient: userId,
    userId,
    contactMessageId,
  } as const;
  await admin.db.transaction((tx) => queueMessages(tx, [{ event: 'contact_message', ...about }]));
  expect(await countUnread()).toBe(3);

  await admin.makeStep(order.id, 'in_kitchen');
  expect(await countUnread()).toBe(2);
  await admin.quote(customOrderId);
  expect(await countUnread()).toBe(1);
  await admin.owner.post(`/api/admin/contact-messages/${contactMessageId}/settle`);
  expect(await countUnread()).toBe(0);
});
