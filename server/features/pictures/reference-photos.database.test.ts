import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pictures } from '../../database/schema/pictures.ts';
import { makeCustomRequest, openCustomOrderAdmin, readCode } from '../../testing/custom-order-admin.ts';
import { addPicture } from '../../testing/reference-pictures.ts';
import type { Visitor } from '../../testing/visitor.ts';

const look = (visitor: Pick<Visitor, 'ask'>, id: string) => visitor.ask(`/pictures/${id}/40.webp`);

test('a reference photo is for its sender, the order’s customer and administrators, and kept by no cache (P21.18)', {
  tags: 'long',
}, async () => {
  const admin = await openCustomOrderAdmin();
  const bola = await admin.shop.signInUser('bola@bakery.example');
  const ada = await addPicture(admin.ada);
  const { id: customOrderId } = await admin.ask({ pictures: [ada] });
  const waiting = await addPicture(admin.ada);
  const sentByShop = await addPicture(admin.owner);
  const answered = await admin.answer(customOrderId, { text: 'Like this?', pictures: [sentByShop] });
  expect(answered.status).toBe(200);
  await admin.shop.settle();

  for (const picture of [ada, waiting, sentByShop]) {
    for (const insider of [admin.ada, admin.owner]) {
      const shown = await look(insider, picture);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    for (const outsider of [bola, admin.shop.visit()]) {
      expect(await readCode(await look(outsider, picture))).toEqual([404, 'no_such_picture']);
      const shared = await outsider.ask(`/share-pictures/pictures/${picture}/square.jpg`);
      expect(shared.status).toBe(404);
    }
    // What is sent before anybody is asked who they are never has it.
    expect(admin.shop.pictures.renditions.cachedFor(`/pictures/${picture}/40.webp`)).toBeUndefined();
  }
});

test('nobody shows themselves another’s photo by sending it along (P21.18)', async () => {
  const admin = await openCustomOrderAdmin();
  const bola = await admin.shop.signInUser('bola@bakery.example');
  const ada = await addPicture(admin.ada);
  const stolen = await admin.sendRequest(bola, makeCustomRequest({ pictures: [ada] }));
  expect(await readCode(stolen)).toEqual([400, 'no_such_picture']);
  expect((await look(bola, ada)).status).toBe(404);

  // One of the shop's own pictures can be sent along by anybody, and stays for everybody.
  await admin.db.update(pictures).set({ uploadedBy: null }).where(eq(pictures.id, ada));
  expect((await admin.sendRequest(bola, makeCustomRequest({ pictures: [ada] }))).status).toBe(201);
  const shown = await look(admin.shop.visit(), ada);
  expect(shown.headers.get('cache-control')).toContain('immutable');
});
