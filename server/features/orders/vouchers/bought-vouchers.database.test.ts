import { expect, test } from 'vitest';
import { listBoughtVouchersEndpoint } from '../../../../contract/bought-vouchers.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { openPaymentAdmin } from '../../../testing/payment-admin.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { buyVoucher, sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

const PATH = '/api/account/vouchers';

async function openBought() {
  const admin = await openPaymentAdmin();
  const { shop, db } = admin;
  await switchVouchersOn(db);
  const ada = await shop.signInUser('ada@home.example');
  await buyVoucher(shop.visit(), 'Ada@home.example');
  const [row] = await db.select().from(vouchers);
  const id = row?.id ?? '';
  const list = async (visitor: Pick<Visitor, 'ask'>) =>
    listBoughtVouchersEndpoint.answerSchema.parse(await (await visitor.ask(PATH)).json()).data;
  const correct = (visitor: Pick<Visitor, 'post'>, email: string) =>
    visitor.post(`${PATH}/${id}/recipient`, { email });
  return { admin, shop, db, ada, id, list, correct };
}

test('a voucher is found in the account of whoever has confirmed the address it was bought with, and in no other (P42.40)', async () => {
  const { admin, shop, ada, id, list, correct } = await openBought();
  await sellVoucher(admin.owner, 5_000, { buyerEmail: 'ada@home.example' });
  expect(await list(ada)).toMatchObject([
    { id, state: 'waiting', recipientName: 'Ngozi', sendOn: '2026-11-20', canCorrectRecipient: true },
  ]);
  const bola = await shop.signInUser('bola@home.example');
  expect(await list(bola)).toEqual([]);
  expect((await correct(bola, 'bola@home.example')).status).toBe(404);
  expect((await shop.visit().ask(PATH)).status).toBe(401);
});

test('the buyer corrects the recipient’s address until the voucher is emailed, and not after (P42.41)', async () => {
  const { admin, shop, db, ada, id, list, correct } = await openBought();
  expect(await (await correct(ada, 'no address')).json()).toMatchObject({
    fields: { email: expect.any(String) },
  });
  const corrected = await correct(ada, 'ngozi@home.example');
  expect(await corrected.json()).toMatchObject({ recipientEmail: 'ngozi@home.example' });
  expect(await db.select({ action: auditEvents.action }).from(auditEvents)).toContainEqual({
    action: 'voucher.recipient_corrected',
  });
  await admin.owner.post(`/api/admin/vouchers/${id}/payment`, { way: 'transfer' });
  admin.clock.set('2026-11-20T09:00:00.000Z');
  await addJob(db, 'send-due-vouchers', {});
  await shop.settle();
  expect(shop.mails.filter(({ to }) => to.startsWith('ngozi')).map(({ to }) => to)).toEqual([
    'ngozi@home.example',
  ]);
  expect(await list(ada)).toMatchObject([{ isSent: true, canCorrectRecipient: false }]);
  const late = await correct(ada, 'else@home.example');
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'voucher_sent' }]);
});

test('credit given instead of money is in the account it belongs to, and its address stays (P28.136)', {
  tags: 'long',
}, async () => {
  const { admin, shop, ada, list } = await openBought();
  const contact = { name: 'Ada Obi', email: 'ada@home.example', phone: '+2348030000000' };
  const { order } = await admin.placeAsGuest(makeOrderInput({ contact }));
  await admin.settleByHand(order.id, 'payments', { way: 'cash', amount: 8_000 });
  await admin.settleByHand(order.id, 'refunds', { way: 'voucher', amount: 3_000, reason: 'Squashed' });
  const credits = (await list(ada)).filter(({ isCredit }) => isCredit);
  expect(credits).toMatchObject([{ amount: 3_000, balance: 3_000, canCorrectRecipient: false }]);
  const at = `${PATH}/${credits[0]?.id}/recipient`;
  expect((await ada.post(at, { email: 'else@home.example' })).status).toBe(404);
  expect(await list(await shop.signInUser('bola@home.example'))).toEqual([]);
});
