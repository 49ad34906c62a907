import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ShopEvent } from '../../../contract/events.ts';
import { customOrderPictures } from '../../database/schema/custom-orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { addJob } from '../../jobs/add-job.ts';
import { openCustomOrderDesk, readCode } from '../../testing/custom-order-desk.ts';
import { addPicture, uploadPicture } from '../../testing/reference-pictures.ts';

describe('talking', () => {
  test('both sides write, with pictures, and each is told of the other’s words (P10.1)', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask({ pictures: [await addPicture(desk.ada)] });
    await desk.shop.settle();
    desk.shop.mails.length = 0;

    const pictureId = await addPicture(desk.ada);
    desk.clock.pass(1);
    const asked = await desk.write(id, {
      text: 'Could it be blue?',
      pictures: [pictureId],
    });
    expect(asked.status).toBe(200);
    desk.clock.pass(1);
    const answered = await desk.answer(id, {
      text: 'Yes, sky blue.',
    });
    expect(answered.status).toBe(200);
    await desk.shop.settle();

    const { messages, pictures: wished } = await desk.read(id);
    expect(messages).toMatchObject([
      { by: 'customer', text: 'Could it be blue?', pictures: [{ id: pictureId, width: 40, height: 30 }] },
      { by: 'administrator', text: 'Yes, sky blue.', pictures: [] },
    ]);
    expect(wished).toHaveLength(1);
    expect(desk.shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@bakery.example', expect.stringMatching(/^Message about custom order \d{3}-\d{3}-\d{3}$/)],
      ['ada@bakery.example', 'Oyin Bakes has written about your cake'],
    ]);
    expect(desk.shop.mails[1]?.text).toContain('“Yes, sky blue.”');
    expect(desk.shop.mails[1]?.text).toContain(`/custom-orders/${id}`);
  });

  test('an unanswered message waits for the bakery since it was written, an answered one no longer', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.quote(id);
    expect((await desk.readForDesk(id)).waitingSince).toBeNull();
    desk.clock.pass(5);
    const since = desk.clock.read().toISOString();
    await desk.write(id, { text: 'One tier more?' });
    desk.clock.pass(5);
    await desk.write(id, { text: 'Hello?' });
    expect((await desk.readForDesk(id)).waitingSince).toBe(since);
    await desk.answer(id, { text: 'Gladly.' });
    expect((await desk.readForDesk(id)).waitingSince).toBeNull();
  });

  test.each(['write', 'answer'] as const)(
    'sent again under its key, it is said once and tells nobody twice (%s)',
    async (say) => {
      const desk = await openCustomOrderDesk();
      const { id } = await desk.ask();
      const message = { text: 'In sky blue', pictures: [await addPicture(desk.ada)] };
      const key = randomUUID();
      const answers = await Promise.all([
        desk[say](id, message, key),
        desk[say](id, message, key),
        desk[say](id, message, key),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await desk.shop.settle();
      const { messages, version } = await desk.read(id);
      expect([messages.length, version]).toEqual([1, say === 'write' ? 2 : 1]);
      const told = desk.shop.mails.filter(({ text }) => text.includes('In sky blue'));
      expect(told).toHaveLength(1);
    },
  );

  test('a key is for one message of one person about one custom order', async () => {
    const desk = await openCustomOrderDesk();
    const [{ id }, other] = [await desk.ask(), await desk.ask()];
    const key = randomUUID();
    await desk.write(id, { text: 'In sky blue' }, key);
    for (const changed of [
      { text: 'In mint' },
      { text: 'In sky blue', pictures: [await addPicture(desk.ada)] },
    ]) {
      expect(await readCode(await desk.write(id, changed, key))).toEqual([409, 'key_reused']);
    }
    expect((await desk.answer(id, { text: 'In sky blue' }, key)).status).toBe(200);
    expect((await desk.write(other.id, { text: 'In sky blue' }, key)).status).toBe(200);
    expect((await desk.read(id)).messages.map(({ by }) => by)).toEqual(['customer', 'administrator']);
    for (const say of ['write', 'answer'] as const) {
      expect(await readCode(await desk[say](id, { text: 'Hello' }, ''))).toEqual([400, 'key_missing']);
    }
  });

  test('a message that arrived before the custom order ended is answered as before', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    const key = randomUUID();
    await desk.write(id, { text: 'In sky blue' }, key);
    await desk.ada.post(`/api/custom-orders/${id}/withdraw`);
    expect((await desk.write(id, { text: 'In sky blue' }, key)).status).toBe(200);
  });

  test('an empty message is refused', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    for (const body of [{}, { text: '  ' }, { text: '', pictures: [] }, { pictures: ['7'] }, { text: 7 }]) {
      expect(await readCode(await desk.write(id, body))).toEqual([400, 'invalid_input']);
    }
  });

  test('a declined order takes no more words of anybody', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason: 'No oven that wide' });
    for (const who of ['write', 'answer'] as const) {
      expect(await readCode(await desk[who](id, { text: 'But…' })), who).toEqual([409, 'declined']);
    }
  });

  test('whoever looks at it hears of it at once, and nobody else', async () => {
    const desk = await openCustomOrderDesk({ hearsNews: true });
    const { id } = await desk.ask();
    const bola = await desk.shop.signInUser('bola@bakery.example');
    const listen = (userId: string, isAdmin: boolean) => {
      const heard: ShopEvent[] = [];
      const session = { id: randomUUID(), userId, isAdmin };
      const send = (event: ShopEvent) => {
        if (event.kind === 'custom_order') heard.push(event);
      };
      const sink = { send, beat: () => {}, close: () => {} };
      desk.shop.eventHub.join({ session, trackedOrders: [] }, sink);
      return heard;
    };
    const [ada, owner, other] = [
      listen(desk.ada.userId, false),
      listen(desk.owner.userId, true),
      listen(bola.userId, false),
    ];
    await desk.write(id, { text: 'Hello' });
    await expect
      .poll(() => [ada, owner])
      .toEqual([[{ kind: 'custom_order', id }], [{ kind: 'custom_order', id }]]);
    expect(other).toEqual([]);
  });
});

describe('reference pictures', () => {
  test('are taken from whoever is signed in, and from nobody else', async () => {
    const desk = await openCustomOrderDesk();
    expect((await uploadPicture(desk.ada)).status).toBe(201);
    expect((await uploadPicture(desk.shop.visit())).status).toBe(401);
    const answer = await desk.ada.ask('/api/custom-orders/pictures', {
      method: 'POST',
      body: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      headers: { 'content-type': 'image/svg+xml' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('are sixty an hour at most', async () => {
    const desk = await openCustomOrderDesk({ rateLimitFactor: 1 });
    for (let count = 0; count < 60; count += 1) expect((await uploadPicture(desk.ada)).status).toBe(201);
    expect(await readCode(await uploadPicture(desk.ada))).toEqual([429, 'too_many_attempts']);
  });

  test('are kept from the cleaning while a custom order shows them', async () => {
    const desk = await openCustomOrderDesk();
    const shown = await addPicture(desk.ada);
    const forgotten = await addPicture(desk.ada);
    await desk.ask({ pictures: [shown] });
    await desk.db.update(pictures).set({ createdAt: new Date(Date.now() - 2 * 86_400_000) });
    await addJob(desk.db, 'clean-pictures', {});
    await desk.shop.settle();
    const left = (await desk.db.select({ id: pictures.id }).from(pictures)).map((row) => row.id);
    expect(left).toContain(shown);
    expect(left).not.toContain(forgotten);
  });

  test('each is sent once, and a custom order holds thirty', async () => {
    const desk = await openCustomOrderDesk();
    const first = await addPicture(desk.ada);
    const { id } = await desk.ask({ pictures: [first] });
    const send = (ids: readonly string[]) => desk.write(id, { pictures: ids });
    expect(await readCode(await send([first]))).toEqual([400, 'picture_sent_before']);
    expect(await readCode(await send([randomUUID()]))).toEqual([400, 'no_such_picture']);
    const many = Array.from({ length: 29 }, () => ({
      id: randomUUID(),
      width: 4,
      height: 3,
      placeholder: '',
    }));
    await desk.db.insert(pictures).values(many);
    await desk.db
      .insert(customOrderPictures)
      .values(many.map((picture) => ({ customOrderId: id, pictureId: picture.id, position: 0 })));
    const answer = await send([await addPicture(desk.ada)]);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'too_many_pictures', message: 'A custom order holds at most 30 pictures.' },
    ]);
  });
});
