import { expect, test } from 'vitest';
import { listAdminCustomOrdersEndpoint } from '../../../../contract/custom-order-admin.ts';
import { countUnreadEndpoint } from '../../../../contract/notifications.ts';
import { openCustomOrderAdmin, readCode } from '../../../testing/custom-order-admin.ts';

test('answered by phone, a custom order waits nowhere until its customer writes again (P28.350)', async () => {
  const admin = await openCustomOrderAdmin();
  const partner = await admin.shop.signInUser('partner@bakery.example', { isAdmin: true });
  const { id, version } = await admin.ask();
  await admin.write(id, { text: 'In blue, please' });
  const mark = (how: string, seen: number) =>
    admin.owner.post(`/api/admin/custom-orders/${id}/${how}`, { version: seen });
  const countWaiting = async () => {
    const answer = await admin.owner.ask('/api/admin/custom-orders?waiting=1');
    return listAdminCustomOrdersEndpoint.answerSchema.parse(await answer.json()).data.length;
  };
  const countUnread = async (visitor = partner) =>
    countUnreadEndpoint.answerSchema.parse(await (await visitor.ask('/notifications/unread')).json()).unread;
  expect([await countWaiting(), await countUnread()]).toEqual([1, 2]);

  expect(await readCode(await mark('answered', version))).toEqual([409, 'stale_edit']);
  expect(await (await mark('answered', version + 1)).json()).toMatchObject({ waitingSince: null });
  expect([await countWaiting(), await countUnread()]).toEqual([0, 0]);
  const { at } = (await admin.read(id)).messages[0] ?? {};
  expect(await (await mark('unanswered', version)).json()).toMatchObject({ waitingSince: at });

  await admin.answer(id, { text: 'Gladly' });
  await admin.write(id, { text: 'Thank you' });
  expect([await countWaiting(), await countUnread(), await countUnread(admin.ada)]).toEqual([1, 1, 1]);
  await admin.answer(id, { text: 'See you' });
  expect([await countWaiting(), await countUnread(), await countUnread(admin.ada)]).toEqual([0, 0, 2]);
  await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
  expect((await readCode(await mark('unanswered', version)))[0]).toBe(409);
});
