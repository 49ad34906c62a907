import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOwnDeviceEndpoint } from '../../../../contract/kitchen-devices.ts';
import { STAFF_PIN_HEADER } from '../../../../domain/users/staff-pin.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { kitchenDevices, staffPins } from '../../../database/schema/kitchen-devices.ts';
import { orderEvents } from '../../../database/schema/orders.ts';
import { KITCHEN, openKitchen, PICKUP } from '../../../testing/kitchen-calls.ts';
import { FRIDAY, makeOrderInput } from '../../../testing/order-inputs.ts';
import { PIN, pairTablet } from '../../../testing/pair-tablet.ts';
import { openShopApp } from '../../../testing/shop-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const readDevice = async (tablet: Pick<Visitor, 'ask'>) =>
  readOwnDeviceEndpoint.answerSchema.parse(await (await tablet.ask('/api/kitchen-device')).json());

test('a tablet is paired once by the code it shows, and ends at the next call when the owner ends it (P35.14)', async () => {
  const shop = await openShopApp();
  const tablet = await pairTablet(shop);
  const again = await tablet.owner.post('/api/admin/kitchen-devices', { code: tablet.code, name: 'Again' });
  expect(await again.json()).toMatchObject({ code: 'no_such_code' });
  expect(await readDevice(tablet)).toMatchObject({ status: 'paired', name: 'Oven' });
  expect((await tablet.ask(KITCHEN)).status).toBe(200);
  expect((await tablet.ask('/api/admin/orders')).status).toBe(401);

  const late = shop.visit();
  const begun = (await (await late.post('/api/kitchen-device')).json()) as { code: string };
  expect(await readDevice(late)).toEqual({ status: 'waiting' });
  expect((await late.ask(KITCHEN)).status).toBe(401);
  await shop.db.update(kitchenDevices).set({ codeExpiresAt: new Date(0) });
  const tooLate = await tablet.owner.post('/api/admin/kitchen-devices', { code: begun.code, name: 'Late' });
  expect(tooLate.status).toBe(400);

  expect((await tablet.owner.delete(`/api/admin/kitchen-devices/${tablet.device.id}`)).status).toBe(204);
  expect((await tablet.ask(KITCHEN)).status).toBe(401);
  expect(await readDevice(tablet)).toEqual({ status: 'none' });
});

test('codes of tablets cannot be tried out (P35.14)', { tags: 'long' }, async () => {
  const shop = await openShopApp();
  const owner = await shop.signInUser('owner@bakery.example', { role: 'owner' });
  const statuses = [];
  for (let guess = 0; guess < 11; guess++) {
    const body = { code: `1000 00${String(guess).padStart(2, '0')}`, name: 'Guess' };
    statuses.push((await owner.post('/api/admin/kitchen-devices', body)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('what a tablet records is the person’s whose PIN comes along, and nobody’s without one (P35.15)', async () => {
  const kitchen = await openKitchen();
  const tablet = await pairTablet(kitchen.shop);
  const { order } = await kitchen.placeAsGuest(makeOrderInput(PICKUP));
  const { version } = await kitchen.find(order.id);
  const move = (headers: Record<string, string>) =>
    tablet.ask(`${KITCHEN}/${order.id}/stage`, { method: 'POST', body: { stage: 'bake', version }, headers });
  expect(await (await move({})).json()).toMatchObject({ code: 'pin_required' });
  const day = await (await tablet.ask(`${KITCHEN}?day=${FRIDAY}`)).text();
  expect(day).toContain(order.id);
  expect(day).not.toMatch(/"customerName"|"due"/);
  expect((await move(tablet.headers)).status).toBe(200);
  const events = await kitchen.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(events.map(({ actorId }) => actorId)).toContain(tablet.baker.userId);
});

test('five wrong PINs lock that person’s until it is reset, also when they come at once (P35.15)', async () => {
  const shop = await openShopApp();
  const tablet = await pairTablet(shop);
  const tryPin = async (pin: string) => {
    const headers = { [STAFF_PIN_HEADER]: `${tablet.baker.userId}.${pin}` };
    const answer = await tablet.ask('/api/kitchen-device/pin', { method: 'POST', headers });
    return answer.status === 204 ? 'right' : ((await answer.json()) as { code: string }).code;
  };
  expect([await tryPin('9999'), await tryPin(PIN)]).toEqual(['wrong_pin', 'right']);
  const guesses = await Promise.all(
    ['1', '2', '3', '4', '5', '6', '7'].map((digit) => tryPin(`900${digit}`)),
  );
  expect(guesses.filter((code) => code === 'wrong_pin')).toHaveLength(4);
  expect(await tryPin(PIN)).toBe('pin_locked');
  const people = await readDevice(tablet);
  expect(people).toMatchObject({ people: [{ id: tablet.baker.userId, isLocked: true }] });
  // Choosing another does not unlock it; the owner or a manager does.
  expect((await tablet.baker.put('/api/staff/pin', { pin: '3690' })).status).toBe(403);
  const manager = await shop.signInUser('manager@bakery.example', { role: 'manager' });
  expect((await manager.delete(`/api/admin/users/${tablet.baker.userId}/pin`)).status).toBe(204);
  expect((await tablet.baker.put('/api/staff/pin', { pin: '3690' })).status).toBe(204);
  expect(await tryPin('3690')).toBe('right');
  const log = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, tablet.baker.userId));
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'user.pin_locked',
    'user.pin_reset',
    'user.pin_set',
    'user.pin_set',
  ]);
  const [row] = await shop.db.select().from(staffPins);
  expect(JSON.stringify(row)).not.toContain('3690');
});
