import { describe, expect, test } from 'vitest';
import { DEFAULT_UNCONFIRMED_TERMS } from '../../../../domain/orders/unconfirmed.ts';
import { openOrderAdmin, TERMS } from '../../../testing/order-admin.ts';
import { makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';
import { writeDeliveryTerms } from '../delivery/delivery-plan.store.ts';

async function openMistyped({ rateLimitFactor = 1_000 } = {}) {
  const admin = await openOrderAdmin({ rateLimitFactor });
  await writeDeliveryTerms(admin.db, { ...TERMS, unconfirmed: DEFAULT_UNCONFIRMED_TERMS });
  const contact = makeContact();
  const placed = await admin.placeAsGuest(makeOrderInput({ contact }));
  const path = `/api/orders/${placed.order.id}`;
  return {
    ...admin,
    ...placed,
    contact,
    path,
    resend: (email: string, visitor = placed.visitor) => visitor.post(`${path}/confirmation`, { email }),
    /** Both keys of the newest mail's link. */
    async readKeys(address: string) {
      await admin.shop.settle();
      const mail = admin.shop.mails.findLast(({ to }) => to === address);
      const [, key = '', confirm = ''] = /track#([^&\s]+)&confirm=(\S+)/.exec(mail?.text ?? '') ?? [];
      return { key, confirm };
    },
  };
}

describe('the link that confirms an order', () => {
  test('is sent again to the same address, and the earlier one still confirms (P29.35)', {
    tags: 'long',
  }, async () => {
    const { shop, contact, visitor, path, resend, readKeys } = await openMistyped();
    const first = await readKeys(contact.email);
    expect((await resend(contact.email)).status).toBe(200);
    expect(await readKeys(contact.email)).toEqual(first);
    expect(shop.mails.filter(({ to }) => to === contact.email)).toHaveLength(2);
    expect((await visitor.post(`${path}/confirm`, { key: first.confirm })).status).toBe(200);
  });

  test('goes to the corrected address; what the wrong one got opens and confirms nothing (P29.35)', {
    tags: 'long',
  }, async () => {
    const { shop, contact, visitor, order, path, resend, readKeys } = await openMistyped();
    const wrong = await readKeys(contact.email);
    const corrected = await resend('ada@correct.example');
    expect(await corrected.json()).toMatchObject({
      contact: { email: 'ada@correct.example' },
      isUnconfirmed: true,
      holdUntil: order.holdUntil,
    });
    const right = await readKeys('ada@correct.example');
    const stranger = shop.visit();
    expect((await stranger.post('/api/tracked-orders', { key: wrong.key })).ok).toBe(false);
    expect((await visitor.post(`${path}/confirm`, { key: wrong.confirm })).status).toBe(404);
    // The browser that placed it goes on, and so does whoever opens the right mail.
    expect((await visitor.ask(path)).status).toBe(200);
    const reader = shop.visit();
    expect((await reader.post('/api/tracked-orders', { key: right.key })).status).toBe(200);
    expect((await reader.post(`${path}/confirm`, { key: right.confirm })).status).toBe(200);
  });

  test('is sent for nobody else, and not without end (P29.35)', async () => {
    const { shop, contact, resend } = await openMistyped({ rateLimitFactor: 1 });
    expect((await resend('mine@elsewhere.example', shop.visit())).status).toBe(404);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await resend(contact.email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('takes no mailbox that has two orders waiting already (P29.35)', async () => {
    const { placeAsGuest, resend } = await openMistyped();
    const contact = makeContact();
    await placeAsGuest(makeOrderInput({ contact }));
    await placeAsGuest(makeOrderInput({ contact }));
    const refused = await resend(contact.email);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too_many_unpaid' }]);
  });
});

describe('the email of an order that is paid in advance', () => {
  const openPaid = async () => {
    const admin = await openOrderAdmin({ rateLimitFactor: 1_000 });
    const contact = makeContact();
    const placed = await admin.placeAsGuest(makeOrderInput({ contact, payment: 'transfer' }));
    const path = `/api/orders/${placed.order.id}`;
    const correct = (email: string) => placed.visitor.post(`${path}/confirmation`, { email });
    const readKey = async (address: string) => {
      await admin.shop.settle();
      const mails = admin.shop.mails.filter(({ to }) => to === address);
      return /track#([^&\s]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const opens = async (key: string) =>
      (await admin.shop.visit().post('/api/tracked-orders', { key })).status === 200;
    return { ...admin, ...placed, contact, path, correct, readKey, opens };
  };

  test.each(['waits for its transfer', 'is confirmed'])(
    'is corrected while it %s: the new address gets the link, and the old one opens nothing (P29.46)',
    async (when) => {
      const { contact, order, path, visitor, makeStep, correct, readKey, opens, shop } = await openPaid();
      if (when === 'is confirmed') await makeStep(order.id, 'confirmed');
      const wrong = await readKey(contact.email);
      expect(await opens(wrong)).toBe(true);
      const corrected = await correct('ada@correct.example');
      expect(await corrected.json()).toMatchObject({ contact: { email: 'ada@correct.example' } });
      expect(await opens(wrong)).toBe(false);
      expect(await opens(await readKey('ada@correct.example'))).toBe(true);
      expect((await visitor.ask(path)).status).toBe(200);
      const mail = shop.mails.findLast(({ to }) => to === 'ada@correct.example');
      // Nobody has proved that the new mailbox is theirs: it is sent nothing that was typed.
      expect(mail?.text).not.toContain(contact.name);
      expect(mail?.text).not.toContain(order.address?.street);
    },
  );

  test('gets no mail any more that waited for the old address (P29.46)', async () => {
    const { contact, order, makeStep, correct, shop } = await openPaid();
    await shop.settle();
    const before = shop.mails.filter(({ to }) => to === contact.email).length;
    await makeStep(order.id, 'confirmed');
    await correct('ada@correct.example');
    await shop.settle();
    expect(shop.mails.filter(({ to }) => to === contact.email)).toHaveLength(before);
  });

  test('stays once the order is over (P29.46)', async () => {
    const { visitor, path, correct } = await openPaid();
    await visitor.post(`${path}/cancel`, {});
    const refused = await correct('ada@correct.example');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'order_is_over' }]);
  });
});
