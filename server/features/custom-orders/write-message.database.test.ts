import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ShopEvent } from '../../../contract/events.ts';
import type { StaffRole } from '../../../domain/users/roles.ts';
import { customOrderPictures } from '../../database/schema/custom-orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { addJob } from '../../jobs/add-job.ts';
import { openCustomOrderAdmin, readCode } from '../../testing/custom-order-admin.ts';
import { FRIDAY, SATURDAY } from '../../testing/order-inputs.ts';
import { addPicture, uploadPicture } from '../../testing/reference-pictures.ts';

describe('talking', () => {
  test('both sides write, with pictures, and each is told of the other’s words (P10.1)', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask({ pictures: [await addPicture(admin.ada)] });
    await admin.shop.settle();
    admin.shop.mails.length = 0;

    const pictureId = await addPicture(admin.ada);
    admin.clock.pass(1);
    const asked = await admin.write(id, {
      text: 'Could it be blue?',
      pictures: [pictureId],
    });
    expect(asked.status).toBe(200);
    admin.clock.pass(1);
    const answered = await admin.answer(id, {
      text: 'Yes, sky blue.',
    });
    expect(answered.status).toBe(200);
    await admin.shop.settle();

    const { messages, pictures: wanted } = await admin.read(id);
    expect(messages).toMatchObject([
      { by: 'customer', text: 'Could it be blue?', pictures: [{ id: pictureId, width: 40, height: 30 }] },
      { by: 'administrator', text: 'Yes, sky blue.', pictures: [] },
    ]);
    expect(wanted).toHaveLength(1);
    expect(admin.shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@bakery.example', expect.stringMatching(/^New message about custom order \d{3}-\d{3}-\d{3}$/)],
      ['ada@bakery.example', 'Oyin Bakes sent a message about your cake'],
    ]);
    expect(admin.shop.mails[1]?.text).toContain('“Yes, sky blue.”');
    expect(admin.shop.mails[1]?.text).toContain(`/custom-orders/${id}`);
  });

  test('an unanswered message waits for the bakery since it was written, an answered one no longer', {
    tags: 'long',
  }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    expect((await admin.readForAdmin(id)).waitingSince).toBeNull();
    admin.clock.pass(5);
    const since = admin.clock.read().toISOString();
    await admin.write(id, { text: 'One tier more?' });
    admin.clock.pass(5);
    await admin.write(id, { text: 'Hello?' });
    expect((await admin.readForAdmin(id)).waitingSince).toBe(since);
    await admin.answer(id, { text: 'Gladly.' });
    expect((await admin.readForAdmin(id)).waitingSince).toBeNull();
  });

  test('another day is asked for with the message, and is the one the bakery quotes for; not one that is too soon (P29.365)', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.quote(id);
    const later = { text: 'Could I have it on Saturday 21 November instead?', wantedDay: SATURDAY };
    expect((await admin.write(id, later)).status).toBe(200);
    expect((await admin.readForAdmin(id)).wantedDay).toBe(SATURDAY);
    const tooSoon = await admin.write(id, { text: 'Or today?', wantedDay: '2026-11-16' });
    expect(await readCode(tooSoon)).toEqual([400, 'day_too_soon']);
    await admin.answer(id, { text: 'Which day?', wantedDay: FRIDAY });
    expect((await admin.readForAdmin(id)).wantedDay).toBe(SATURDAY);
  });

  test.each(['write', 'answer'] as const)(
    'sent again under its key, it is said once and tells nobody twice (%s)',
    async (say) => {
      const admin = await openCustomOrderAdmin();
      const { id } = await admin.ask();
      const author = say === 'write' ? admin.ada : admin.owner;
      const message = { text: 'In sky blue', pictures: [await addPicture(author)] };
      const key = randomUUID();
      const answers = await Promise.all([
        admin[say](id, message, key),
        admin[say](id, message, key),
        admin[say](id, message, key),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await admin.shop.settle();
      const { messages, version } = await admin.read(id);
      expect([messages.length, version]).toEqual([1, say === 'write' ? 2 : 1]);
      const notified = admin.shop.mails.filter(({ text }) => text.includes('In sky blue'));
      expect(notified).toHaveLength(1);
    },
  );

  test('a key is for one message of one person about one custom order', async () => {
    const admin = await openCustomOrderAdmin();
    const [{ id }, other] = [await admin.ask(), await admin.ask()];
    const key = randomUUID();
    await admin.write(id, { text: 'In sky blue' }, key);
    for (const changed of [
      { text: 'In mint' },
      { text: 'In sky blue', pictures: [await addPicture(admin.ada)] },
    ]) {
      expect(await readCode(await admin.write(id, changed, key))).toEqual([409, 'key_reused']);
    }
    expect((await admin.answer(id, { text: 'In sky blue' }, key)).status).toBe(200);
    expect((await admin.write(other.id, { text: 'In sky blue' }, key)).status).toBe(200);
    expect((await admin.read(id)).messages.map(({ by }) => by)).toEqual(['customer', 'administrator']);
    for (const say of ['write', 'answer'] as const) {
      expect(await readCode(await admin[say](id, { text: 'Hello' }, ''))).toEqual([400, 'key_missing']);
    }
  });

  test('a message that arrived before the custom order ended is answered as before', async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    const key = randomUUID();
    await admin.write(id, { text: 'In sky blue' }, key);
    await admin.ada.post(`/api/custom-orders/${id}/withdraw`);
    expect((await admin.write(id, { text: 'In sky blue' }, key)).status).toBe(200);
  });

  test('an empty message is refused', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    for (const body of [{}, { text: '  ' }, { text: '', pictures: [] }, { pictures: ['7'] }, { text: 7 }]) {
      expect(await readCode(await admin.write(id, body))).toEqual([400, 'invalid_input']);
    }
  });

  test('a declined order takes no more words of anybody', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const { id } = await admin.ask();
    await admin.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason: 'No oven that wide' });
    for (const who of ['write', 'answer'] as const) {
      expect(await readCode(await admin[who](id, { text: 'But…' })), who).toEqual([409, 'declined']);
    }
  });

  test('whoever looks at it hears of it at once, and nobody else', async () => {
    const admin = await openCustomOrderAdmin({ receivesNews: true });
    const { id } = await admin.ask();
    const bola = await admin.shop.signInUser('bola@bakery.example');
    await admin.shop.drainNews();
    const listen = (userId: string, role: StaffRole | null) => {
      const received: ShopEvent[] = [];
      const session = { id: randomUUID(), userId, role };
      const send = (event: ShopEvent) => {
        if (event.kind === 'custom_order') received.push(event);
      };
      const sink = { send, beat: () => {}, close: () => {} };
      admin.shop.eventHub.join({ session, trackedOrders: [] }, sink);
      return received;
    };
    const [ada, owner, other] = [
      listen(admin.ada.userId, null),
      listen(admin.owner.userId, 'owner'),
      listen(bola.userId, null),
    ];
    await admin.write(id, { text: 'Hello' });
    await expect
      .poll(() => [ada, owner])
      .toEqual([[{ kind: 'custom_order', id }], [{ kind: 'custom_order', id }]]);
    expect(other).toEqual([]);
  });
});

describe('reference pictures', () => {
  test('are taken from whoever is signed in or has been known as a guest, and from nobody else', async () => {
    const admin = await openCustomOrderAdmin();
    expect((await uploadPicture(admin.ada)).status).toBe(201);
    expect(await readCode(await uploadPicture(admin.shop.visit()))).toEqual([403, 'no_guest_cookie']);
    const answer = await admin.ada.ask('/api/custom-orders/pictures', {
      method: 'POST',
      body: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      headers: { 'content-type': 'image/svg+xml' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('are sixty an hour at most', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin({ rateLimitFactor: 1 });
    for (let count = 0; count < 60; count += 1) expect((await uploadPicture(admin.ada)).status).toBe(201);
    expect(await readCode(await uploadPicture(admin.ada))).toEqual([429, 'too_many_attempts']);
  });

  test('are kept from the cleaning while a custom order shows them', { tags: 'long' }, async () => {
    const admin = await openCustomOrderAdmin();
    const shown = await addPicture(admin.ada);
    const forgotten = await addPicture(admin.ada);
    await admin.ask({ pictures: [shown] });
    await admin.db.update(pictures).set({ createdAt: new Date(Date.now() - 2 * 86_400_000) });
    await addJob(admin.db, 'clean-pictures', {});
    await admin.shop.settle();
    const left = (await admin.db.select({ id: pictures.id }).from(pictures)).map((row) => row.id);
    expect(left).toContain(shown);
    expect(left).not.toContain(forgotten);
  });

  test('each is sent once, and a custom order holds thirty', async () => {
    const admin = await openCustomOrderAdmin();
    const first = await addPicture(admin.ada);
    const { id } = await admin.ask({ pictures: [first] });
    const send = (ids: readonly string[]) => admin.write(id, { pictures: ids });
    expect(await readCode(await send([first]))).toEqual([400, 'picture_sent_before']);
    expect(await readCode(await send([randomUUID()]))).toEqual([400, 'no_such_picture']);
    const many = Array.from({ length: 29 }, () => ({
      id: randomUUID(),
      width: 4,
      height: 3,
      placeholder: '',
    }));
    await admin.db.insert(pictures).values(many);
    await admin.db
      .insert(customOrderPictures)
      .values(many.map((picture) => ({ customOrderId: id, pictureId: picture.id, position: 0 })));
    const answer = await send([await addPicture(admin.ada)]);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'too_many_pictures', message: 'A custom order can have at most 30 pictures.' },
    ]);
  });
});

test('what was asked after the quote still waits once it is accepted and paid, until it is answered (P28.407)', async () => {
  const admin = await openCustomOrderAdmin();
  const { id } = await admin.ask();
  await admin.quote(id);
  await admin.write(id, { text: 'Can it be less sweet?' });
  const { waitingSince } = await admin.readForAdmin(id);
  expect(waitingSince).not.toBeNull();
  const order = await admin.accept(id);
  await admin.pay({ visitor: admin.ada, order });
  expect(await admin.readForAdmin(id)).toMatchObject({ status: 'deposit_paid', waitingSince });
  const readDashboard = async () => {
    const read = await (await admin.owner.ask('/api/admin/dashboard')).json();
    return (read as { attention: { unquoted: object } }).attention.unquoted;
  };
  expect(await readDashboard()).toEqual({ orders: 1, messages: 1, waitingSince });
  await admin.answer(id, { text: 'Yes, a third less sugar.' });
  expect(await readDashboard()).toEqual({ orders: 0, messages: 0, waitingSince: null });
});
