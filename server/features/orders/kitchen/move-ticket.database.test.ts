import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refusedMoveSchema } from '../../../../contract/kitchen.ts';
import { messages } from '../../../database/schema/messages.ts';
import { KITCHEN, openKitchen, PICKUP } from '../../../testing/kitchen-calls.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';

describe('moving a ticket', () => {
  test('on from baking begins with the order, into the last column makes it ready, and says who did it (P1.24, P6.1, P35.16)', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    expect(await kitchen.moveThrough(order.id, 'decorate')).toMatchObject({
      status: 'in_kitchen',
      place: 'decorate',
      moves: ['bake', 'pack'],
    });
    expect(await kitchen.moveThrough(order.id, 'pack', 'hand_over')).toMatchObject({
      status: 'ready',
      place: 'hand_over',
      moves: ['pack'],
    });
    const { history, historyActors, activity } = await kitchen.read(order.id);
    expect(history.map(({ status, by }) => [status, by])).toEqual([
      ['confirmed', 'customer'],
      ['in_kitchen', 'administrator'],
      ['ready', 'administrator'],
    ]);
    expect(historyActors).toEqual([null, 'Bisi Owner', 'Bisi Owner']);
    // All of one moment by the test's clock, so in any order.
    expect(
      activity.map(({ action, by, details }) => [action, by, details.before, details.after]).sort(),
    ).toEqual([
      ['order.stage_changed', 'Bisi Owner', 'bake', 'decorate'],
      ['order.stage_changed', 'Bisi Owner', 'decorate', 'pack'],
      ['order.stage_changed', 'Bisi Owner', 'pack', 'hand_over'],
    ]);
  });

  test('to baking begins with the order, and its customer can no longer cancel it (P6.7)', {
    tags: 'long',
  }, async () => {
    const kitchen = await openKitchen();
    const { order, visitor } = await kitchen.placeAsGuest();
    expect(await kitchen.moveThrough(order.id, 'bake')).toMatchObject({
      status: 'in_kitchen',
      place: 'bake',
    });
    const answer = await visitor.post(`/api/orders/${order.id}/cancel`, {});
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'step_refused' }]);
  });

  test('back is possible within the kitchen, and from ready to where it was made ready', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const back = await kitchen.moveThrough(order.id, 'pack', 'decorate', 'bake');
    expect(back).toMatchObject({ status: 'in_kitchen', place: 'bake' });
    const { version } = await kitchen.moveThrough(order.id, 'pack', 'hand_over');
    const answer = await kitchen.move(order.id, { stage: 'bake', version });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'move_refused',
        message: 'The ticket can’t move there. Here it is now.',
        ticket: { place: 'hand_over', version },
      },
    ]);
    expect((await kitchen.read(order.id)).status).toBe('ready');
  });

  test('back from ready is the kitchen’s too, on record and unknown to the customer, until the goods have left (P28.496)', async () => {
    const kitchen = await openKitchen();
    const { order, visitor } = await kitchen.placeAsGuest(makeOrderInput(PICKUP));
    const baker = await kitchen.shop.signInUser('baker@bakery.example', { role: 'kitchen' });
    const rider = await kitchen.shop.signInUser('rider@bakery.example', { role: 'rider' });
    await kitchen.shop.settle();
    kitchen.shop.mails.length = 0;
    const { version } = await kitchen.moveThrough(order.id, 'pack', 'hand_over');
    const body = { stage: 'pack', version };
    const refused = await Promise.all([visitor, rider].map((who) => kitchen.move(order.id, body, who)));
    expect(refused.map(({ status }) => status)).toEqual([401, 403]);
    const answers = await Promise.all([1, 2].map(() => kitchen.move(order.id, body, baker)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done] = answers.filter(({ status }) => status === 200);
    const ticket = await done?.json();
    expect(ticket).toMatchObject({ status: 'in_kitchen', place: 'pack' });
    expect(ticket).not.toHaveProperty('customerName');
    await kitchen.shop.settleDelayed();
    expect(kitchen.shop.mails).toEqual([]);
    expect((await kitchen.read(order.id)).activity).toContainEqual(
      expect.objectContaining({
        action: 'order.step_undone',
        details: { before: 'ready', after: 'in_kitchen' },
      }),
    );

    await kitchen.moveThrough(order.id, 'hand_over');
    const left = await kitchen.readOrder(
      await kitchen.step(order.id, { to: 'collected', payment: { decision: 'not_yet' } }),
      200,
    );
    const late = await kitchen.move(order.id, { stage: 'pack', version: left.version }, baker);
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'move_refused' }]);
    expect((await kitchen.read(order.id)).status).toBe('collected');
  });

  test('hands over only what is packed', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    expect((await kitchen.move(order.id, { stage: 'hand_over', version: 1 })).status).toBe(409);
    expect(await kitchen.find(order.id)).toMatchObject({ place: 'bake', version: 1 });
  });

  test('that somebody else has moved is refused, with the ticket as it is now', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const fresh = await kitchen.moveThrough(order.id, 'pack');
    const answer = await kitchen.move(order.id, { stage: 'decorate', version: 1 });
    const body: unknown = await answer.json();
    expect([answer.status, body]).toMatchObject([
      409,
      { code: 'order_moved_on', message: 'Someone else already moved this ticket. Here it is now.' },
    ]);
    expect(refusedMoveSchema.parse(body).ticket).toEqual(fresh);
  });

  test('by two at once is done once', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    const { version } = await kitchen.moveThrough(order.id, 'decorate');
    const answers = await Promise.all(
      ['bake', 'pack'].map((stage) => kitchen.move(order.id, { stage, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await kitchen.find(order.id)).version).toBe(version + 1);
  });

  test('of what the kitchen has nothing to do with is refused, without a ticket', async () => {
    const kitchen = await openKitchen();
    const { order: unpaid } = await kitchen.placeAsGuest(makeOrderInput({ payment: 'transfer' }));
    const { order: cancelled } = await kitchen.placeAsGuest();
    await kitchen.step(cancelled.id, { to: 'cancelled', reason: 'The customer asked' });
    for (const { id } of [unpaid, cancelled]) {
      const { version } = await kitchen.read(id);
      const answer = await kitchen.move(id, { stage: 'decorate', version });
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'move_refused', ticket: null },
      ]);
    }
  });

  test('tells a customer who fetches it that it is ready, once, and of nothing before (P10.2)', {
    tags: 'long',
  }, async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest(makeOrderInput(PICKUP));
    const listNotified = async () => {
      const rows = await kitchen.db.select().from(messages);
      return rows.filter(({ kind }) => kind === 'order_status').map(({ recipient }) => recipient);
    };
    await kitchen.moveThrough(order.id, 'decorate', 'bake', 'pack');
    expect(await listNotified()).toEqual([]);
    await kitchen.moveThrough(order.id, 'hand_over');
    expect(await listNotified()).toEqual([]);
    await kitchen.shop.settleDelayed();
    expect(await listNotified()).toEqual([order.contact.email]);
  });

  test('to nowhere, or without saying from where, is refused', async () => {
    const kitchen = await openKitchen();
    const { order } = await kitchen.placeAsGuest();
    for (const body of [
      { stage: 'eaten', version: 1 },
      { version: 1 },
      { stage: 'decorate' },
      { stage: 'decorate', version: 1.5 },
      [],
    ]) {
      const answer = await kitchen.move(order.id, body);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
    expect((await kitchen.find(order.id)).version).toBe(1);
  });

  test('that is nowhere is not there', async () => {
    const kitchen = await openKitchen();
    for (const id of [randomUUID(), 'nonsense']) {
      const answer = await kitchen.move(id, { stage: 'decorate', version: 1 });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no_such_order' }]);
    }
  });
});

test('nobody but an administrator sees the board or moves a ticket (P12.3)', async () => {
  const kitchen = await openKitchen();
  const { order, visitor } = await kitchen.placeAsGuest();
  const customer = await kitchen.shop.signInUser('ada@bakery.example');
  const body = { stage: 'decorate', version: 1 };
  for (const [who, status] of [
    [visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await who.ask(KITCHEN)).status).toBe(status);
    expect((await who.post(`${KITCHEN}/${order.id}/stage`, body)).status).toBe(status);
  }
  expect((await kitchen.find(order.id)).place).toBe('bake');
});
