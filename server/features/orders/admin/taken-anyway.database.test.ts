import { expect, test } from 'vitest';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../../testing/order-inputs.ts';

const MORNING = { day: FRIDAY, windowId: 'morning' };

const open = async () => {
  const admin = await openAdmin();
  const order = await admin.readOrder(await admin.take({ slot: { ...MORNING, day: SATURDAY } }), 201);
  const full = { isClosed: false, workUnits: 0, note: '' };
  expect((await admin.owner.put(`/api/admin/calendar/days/${FRIDAY}`, full)).status).toBe(200);
  const desk = await admin.shop.signInUser('desk@bakery.example', { role: 'desk', name: 'Desk' });
  const judge = async ({ ask }: Pick<typeof desk, 'ask'>) => {
    const answer = await ask('/api/availability?staff=1&workUnits=4');
    const { days } = readAvailabilityEndpoint.answerSchema.parse(await answer.json());
    return days.find(({ day }) => day === FRIDAY);
  };
  return { admin, order, desk, judge };
};

test('an administrator takes an order for a full day, or moves one there, and the history has who did it (P28.233)', {
  tags: 'long',
}, async () => {
  const { admin, order, judge } = await open();
  expect(await judge(admin.owner)).toMatchObject({ state: 'overfull', work: { needed: 4, free: 0 } });
  expect(await (await admin.take({ acceptLate: true })).json()).toMatchObject({ code: 'slot_too_much' });
  const noted = {
    action: 'order.taken_full',
    by: 'Bisi Owner',
    details: { after: 'Fri 20 Nov, 09:00–12:00' },
  };
  const taken = await admin.readOrder(await admin.take({ acceptFull: true }), 201);
  expect(taken.activity).toMatchObject([noted]);

  const move = (more: object) =>
    admin.owner.post(`/api/admin/orders/${order.id}/move`, { slot: MORNING, ...more });
  expect((await move({})).status).toBe(409);
  const moved = await admin.readOrder(await move({ acceptFull: true }), 200);
  expect(moved.activity).toContainEqual(expect.objectContaining(noted));
});

test('nobody else does: the order desk is refused, and customers are (P28.233)', async () => {
  const { admin, order, desk, judge } = await open();
  expect(await judge(desk)).toMatchObject({ state: 'too_much' });
  const move = { slot: MORNING, acceptLate: true, acceptFull: true };
  expect((await desk.post(`/api/admin/orders/${order.id}/move`, move)).status).toBe(409);
  const asCustomer = await admin.send(admin.shop.visit(), {
    ...makeOrderInput({ contact: makeContact() }),
    ...{ acceptFull: true },
  });
  expect(await asCustomer.json()).toMatchObject({ code: 'slot_too_much' });
});
