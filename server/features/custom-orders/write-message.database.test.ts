import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ShopEvent } from '../../../contract/events.ts';
import { pictureSchema } from '../../../contract/pictures.ts';
import { customOrderPictures } from '../../database/schema/custom-orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { addJob } from '../../jobs/add-job.ts';
import { type CustomOrderDesk, openCustomOrderDesk, readCode } from '../../testing/custom-order-desk.ts';

async function upload(desk: CustomOrderDesk, visitor: Pick<CustomOrderDesk['ada'], 'ask'> = desk.ada) {
  const create = { width: 40, height: 30, channels: 3, background: '#d98a3d' } as const;
  const body = await sharp({ create }).png().toBuffer();
  return visitor.ask('/api/custom-orders/pictures', {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/png' },
  });
}

async function addPicture(desk: CustomOrderDesk): Promise<string> {
  return pictureSchema.parse(await (await upload(desk)).json()).id;
}

describe('talking', () => {
  test('both sides write, with pictures, and each is told of the other’s words (P10.1)', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask({ pictures: [await addPicture(desk)] });
    await desk.shop.settle();
    desk.shop.mails.length = 0;

    const pictureId = await addPicture(desk);
    desk.clock.pass(1);
    const asked = await desk.ada.post(`/api/custom-orders/${id}/messages`, {
      text: 'Could it be blue?',
      pictures: [pictureId],
    });
    expect(asked.status).toBe(200);
    desk.clock.pass(1);
    const answered = await desk.owner.post(`/api/admin/custom-orders/${id}/messages`, {
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
    await desk.ada.post(`/api/custom-orders/${id}/messages`, { text: 'One tier more?' });
    desk.clock.pass(5);
    await desk.ada.post(`/api/custom-orders/${id}/messages`, { text: 'Hello?' });
    expect((await desk.readForDesk(id)).waitingSince).toBe(since);
    await desk.owner.post(`/api/admin/custom-orders/${id}/messages`, { text: 'Gladly.' });
    expect((await desk.readForDesk(id)).waitingSince).toBeNull();
  });

  test('an empty message is refused', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    for (const body of [{}, { text: '  ' }, { text: '', pictures: [] }, { pictures: ['7'] }, { text: 7 }]) {
      expect(await readCode(await desk.ada.post(`/api/custom-orders/${id}/messages`, body))).toEqual([
        400,
        'invalid_input',
      ]);
    }
  });

  test.each([
    ['customer', 'ada'],
    ['administrator', 'owner'],
  ] as const)('a declined order takes no more words of the %s', async (_, who) => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    await desk.owner.post(`/api/admin/custom-orders/${id}/decline`, { reason: 'No oven that wide' });
    const path =
      who === 'ada' ? `/api/custom-orders/${id}/messages` : `/api/admin/custom-orders/${id}/messages`;
    expect(await readCode(await desk[who].post(path, { text: 'But…' }))).toEqual([409, 'declined']);
  });

  test('whoever looks at it hears of it at once, and nobody else', async () => {
    const desk = await openCustomOrderDesk();
    const { id } = await desk.ask();
    const bola = await desk.shop.signInUser('bola@bakery.example');
    const listen = (userId: string, isAdmin: boolean) => {
      const heard: ShopEvent[] = [];
      const session = { id: randomUUID(), userId, isAdmin };
      const sink = { send: (event: ShopEvent) => void heard.push(event), beat: () => {}, close: () => {} };
      desk.shop.eventHub.join({ session, trackedOrders: [] }, sink);
      return heard;
    };
    const [ada, owner, other] = [
      listen(desk.ada.userId, false),
      listen(desk.owner.userId, true),
      listen(bola.userId, false),
    ];
    await desk.ada.post(`/api/custom-orders/${id}/messages`, { text: 'Hello' });
    await expect
      .poll(() => [ada, owner])
      .toEqual([
        [{ kind: 'reload' }, { kind: 'custom_order', id }],
        [{ kind: 'reload' }, { kind: 'custom_order', id }],
      ]);
    expect(other).toEqual([{ kind: 'reload' }]);
  });
});

describe('reference pictures', () => {
  test('are taken from whoever is signed in, and from nobody else', async () => {
    const desk = await openCustomOrderDesk();
    expect((await upload(desk)).status).toBe(201);
    expect((await upload(desk, desk.shop.visit())).status).toBe(401);
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
    for (let count = 0; count < 60; count += 1) expect((await upload(desk)).status).toBe(201);
    expect(await readCode(await upload(desk))).toEqual([429, 'too_many_attempts']);
  });

  test('are kept from the cleaning while a custom order shows them', async () => {
    const desk = await openCustomOrderDesk();
    const shown = await addPicture(desk);
    const forgotten = await addPicture(desk);
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
    const first = await addPicture(desk);
    const { id } = await desk.ask({ pictures: [first] });
    const send = (ids: readonly string[]) =>
      desk.ada.post(`/api/custom-orders/${id}/messages`, { pictures: ids });
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
    const answer = await send([await addPicture(desk)]);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'too_many_pictures', message: 'A custom order holds at most 30 pictures.' },
    ]);
  });
});
