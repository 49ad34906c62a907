import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listContactMessagesEndpoint } from '../../../contract/contact.ts';
import { listAdminCustomOrdersEndpoint } from '../../../contract/custom-order-admin.ts';
import { dashboardSchema } from '../../../contract/dashboard.ts';
import { listAdminOrdersEndpoint } from '../../../contract/order-admin.ts';
import { listUnsentMailsEndpoint } from '../../../contract/settings.ts';
import { MONEY_REASONS } from '../../../domain/orders/attention.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { messages } from '../../database/schema/messages.ts';
import { orders } from '../../database/schema/orders.ts';
import { openCustomOrderAdmin } from '../../testing/custom-order-admin.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';

type Admin = Awaited<ReturnType<typeof openCustomOrderAdmin>>;

/** Two of some, one of others, and beside each something that needs nobody. */
async function fillShop({ shop, db, owner, clock, ada, placeAsGuest, makeStep, ask }: Admin) {
  const place = async (differences: Parameters<typeof makeOrderInput>[0] = {}) =>
    (await placeAsGuest(makeOrderInput(differences))).order.id;
  const pay = async (id: string, amount: number) => {
    const answer = await owner.ask(`/api/admin/orders/${id}/payments`, {
      method: 'POST',
      body: { way: 'cash', amount, note: '', acceptOverpayment: true },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.status, await answer.text()).toBeLessThan(300);
  };
  const onSaturday = { slot: { day: SATURDAY, windowId: 'morning' } };
  const byTransfer = { payment: 'transfer' } as const;

  await place(onSaturday);
  await place();
  await pay(await place(), 9_000);
  const partPaid = await place({ ...byTransfer, ...onSaturday });
  await pay(partPaid, 3_000);
  await db.update(orders).set({ transferClaimedAt: clock.read() }).where(eq(orders.id, partPaid));
  const cancelled = await place(onSaturday);
  await pay(cancelled, 8_000);
  await makeStep(cancelled, 'cancelled');
  const cameBack = await place(onSaturday);
  for (const step of ['in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed'] as const) {
    expect(await makeStep(cameBack, step)).toBe(true);
  }
  await place(byTransfer);
  await ada.post(`/api/custom-orders/${(await ask()).id}/withdraw`);
  await ask();
  await ask();

  clock.set(`${FRIDAY}T11:30:00Z`);
  await place({ ...byTransfer, slot: { day: '2026-11-23', windowId: 'morning' } });
  await shop.settle();
  const mail = { kind: 'order_placed', channel: 'email', recipient: 'ada@bakery.example' } as const;
  const question = {
    name: 'Ada',
    email: 'ada@bakery.example',
    phone: '',
    topic: 'other',
    text: 'Sundays?',
  } as const;
  await db.insert(messages).values([
    { ...mail, event: 'one', createdAt: clock.read() },
    { ...mail, event: 'another', createdAt: clock.read() },
    { ...mail, event: 'ticked off', createdAt: clock.read(), readAt: clock.read() },
  ]);
  await db.insert(contactMessages).values([
    { ...question, key: 'a' },
    { ...question, key: 'b', settledAt: clock.read() },
  ]);
  clock.pass(30);
}

test('what the dashboard counts is what the list behind it shows, for each reason by itself (P1.18)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomOrderAdmin();
  await fillShop(admin);
  const read = async (path: string): Promise<unknown> => (await admin.owner.ask(path)).json();
  const countOrders = async (query: string) =>
    listAdminOrdersEndpoint.answerSchema.parse(await read(`/api/admin/orders?${query}`)).total;

  const { attention } = dashboardSchema.parse(await read('/api/admin/dashboard'));
  const { data: customOrders } = listAdminCustomOrdersEndpoint.answerSchema.parse(
    await read('/api/admin/custom-orders?waiting=1'),
  );
  const { data: questions } = listContactMessagesEndpoint.answerSchema.parse(
    await read('/api/admin/contact-messages'),
  );
  const mails = listUnsentMailsEndpoint.answerSchema.parse(await read('/api/admin/settings/unsent-mails'));

  const shown = {
    needing: await countOrders('attention=1'),
    late: await countOrders('attention=late'),
    cameBack: await countOrders('status=delivery_failed'),
    unsettled: await countOrders(`attention=${MONEY_REASONS.join(',')}`),
    unpaid: await countOrders('payment=unpaid'),
    unquoted: customOrders.length,
    questions: questions.filter(({ settledAt }) => settledAt === null).length,
    mails: mails.total,
  };
  expect(shown).toEqual({
    needing: attention.needing,
    late: attention.orders.late,
    cameBack: attention.orders.delivery_failed,
    unsettled: attention.unsettled,
    unpaid: attention.unpaid.orders,
    unquoted: attention.unquoted.orders,
    questions: attention.questions,
    mails: attention.unsentMails,
  });
  expect(shown).toEqual({
    needing: 5,
    late: 2,
    cameBack: 1,
    unsettled: 3,
    unpaid: 5,
    unquoted: 2,
    questions: 1,
    mails: 2,
  });
  for (const [reason, count] of Object.entries(attention.orders)) {
    expect([reason, await countOrders(`attention=${reason}`)]).toEqual([reason, count]);
  }
});
