import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { products } from '../../database/schema/catalogue.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { reviewPictures, reviews } from '../../database/schema/reviews.ts';
import { openReviewedShop, SAID } from '../../testing/reviewed-shop.ts';
import { askForReviews } from './ask-for-reviews.ts';

describe('a review', () => {
  test('is written once for each product of an order that was received, and changed until it is published (P40.1)', async () => {
    const shop = await openReviewedShop();
    const { visitor, path } = await shop.receive();
    expect(await (await visitor.ask(path)).json()).toEqual({
      isOpen: true,
      author: 'Adaeze O.',
      products: [{ productId: 'honey-cake', name: 'Honey Cake', isDesigned: false, review: null }],
    });
    expect((await visitor.put(path, SAID)).status).toBe(200);
    const changed = await visitor.put(path, { ...SAID, stars: 4 });
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { products: [{ review: { stars: 4, status: 'waiting' } }] },
    ]);
    expect(await shop.db.$count(reviews)).toBe(1);

    const [waiting] = (await shop.readAdminList()).data;
    await shop.desk.post(`/api/admin/reviews/${waiting?.id}/publish`, { version: waiting?.version });
    const late = await visitor.put(path, { ...SAID, stars: 1 });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'already_published' }]);
    expect(await shop.readShown()).toMatchObject({ total: 1, data: [{ stars: 4, author: 'Adaeze O.' }] });
  });

  test('is for whoever has the order’s link or account, once it was received, and about what is in it (P40.1)', async () => {
    const shop = await openReviewedShop();
    const { path } = await shop.receive();
    const { visitor: neighbour } = await shop.receive();
    const stranger = await shop.shop.signInUser('bola@bakery.example');
    const jpeg = await shop.photos.makePlain();
    for (const outsider of [neighbour, stranger, shop.shop.visit()]) {
      expect((await outsider.ask(path)).status).toBe(404);
      expect((await outsider.put(path, SAID)).status).toBe(404);
      expect((await outsider.post(`${path}/pictures`, jpeg)).status).toBe(404);
    }

    const { order, visitor } = await shop.placeAsGuest();
    const early = `/api/orders/${order.id}/reviews`;
    expect(await (await visitor.ask(early)).json()).toMatchObject({ isOpen: false });
    for (const refused of [await visitor.put(early, SAID), await visitor.post(`${early}/pictures`, jpeg)]) {
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not_yet_delivered' }]);
    }

    const received = await shop.receive();
    const other = await received.visitor.put(received.path, { ...SAID, productId: 'meat-pie' });
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'not_ordered' }]);
    for (const stars of [0, 6, 4.5]) {
      expect((await received.visitor.put(received.path, { ...SAID, stars })).status).toBe(400);
    }
    expect(await shop.db.$count(reviews)).toBe(0);
  });

  test('has up to four photos of its own order, made anew without the place they were taken at (P40.4)', async () => {
    const shop = await openReviewedShop();
    const [mine, other] = [await shop.receive(), await shop.receive()];
    const gps = await shop.upload(mine.visitor, mine.path, await shop.photos.makeWithPlace());
    const foreign = await shop.upload(other.visitor, other.path, await shop.photos.makePlain());
    expect((await sharp(await shop.download(gps)).metadata()).exif).toBeUndefined();

    const stolen = await mine.visitor.put(mine.path, { ...SAID, pictures: [gps.id, foreign.id] });
    expect([stolen.status, await stolen.json()]).toMatchObject([400, { code: 'no_such_picture' }]);
    expect(await shop.db.$count(reviews)).toBe(0);
    const five = Array.from({ length: 5 }, () => crypto.randomUUID());
    expect((await mine.visitor.put(mine.path, { ...SAID, pictures: five })).status).toBe(400);
    for (const bytes of [
      await shop.photos.makeHuge(),
      shop.photos.makeDrawing(),
      new Uint8Array(16 * 1024 * 1024),
    ]) {
      expect((await mine.visitor.post(`${mine.path}/pictures`, bytes)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await shop.db.$count(pictures)).toBe(2);

    const saved = await mine.visitor.put(mine.path, { ...SAID, pictures: [gps.id] });
    expect(await saved.json()).toMatchObject({ products: [{ review: { pictures: [{ id: gps.id }] } }] });
    // Some more are taken than can be shown, and then no more.
    const statuses = new Set<number>();
    for (let count = 1; count <= 12; count += 1) {
      statuses.add((await mine.visitor.post(`${mine.path}/pictures`, await shop.photos.makePlain())).status);
    }
    expect([...statuses]).toEqual([201, 429]);
  });

  test('is plain text, whatever is typed (P40.1)', { tags: 'long' }, async () => {
    const shop = await openReviewedShop();
    const { visitor, path } = await shop.receive('<img src=x onerror=alert(1)> Obi');
    const text = '<script>alert("x")</script>\u0007\n\n\n\nGood';
    await visitor.put(path, { ...SAID, text });
    const [waiting] = (await shop.readAdminList()).data;
    expect(waiting).toMatchObject({ text: '<script>alert("x")</script> \n\nGood', author: '<img O.' });
    expect((await visitor.put(path, { ...SAID, text: 'x'.repeat(1_501) })).status).toBe(400);
  });
});

describe('publishing', () => {
  test('counts in the product’s rating, and the bakery’s look is at what it publishes (P40.3, P40.7)', async () => {
    const shop = await openReviewedShop();
    const [one, two] = [await shop.receive(), await shop.receive('Bola')];
    await one.visitor.put(one.path, SAID);
    await two.visitor.put(two.path, { ...SAID, stars: 4 });
    expect((await shop.readShown()).total).toBe(0);
    // Those of one moment come in no order.
    const data = (await shop.readAdminList()).data.toSorted((a, b) => b.stars - a.stars);
    await one.visitor.put(one.path, { ...SAID, text: 'Something else' });
    const stale = await shop.desk.post(`/api/admin/reviews/${data[0]?.id}/publish`, { version: 1 });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'stale_edit' }]);
    // Two at once are both counted.
    const published = await Promise.all(
      data.map(({ id }, place) =>
        shop.desk.post(`/api/admin/reviews/${id}/publish`, { version: place === 0 ? 2 : 1 }),
      ),
    );
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await shop.db.select().from(products).where(eq(products.id, 'honey-cake'));
    expect(row).toMatchObject({ ratingSum: 9, ratingCount: 2, isRatingSample: false, version: 1 });
    expect(await shop.readProduct()).toMatchObject({
      rating: { average: 4.5, count: 2, isSample: false },
    });

    // The owner's next change of the product leaves it alone.
    const owner = await shop.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
    expect((await owner.put('/api/products/honey-cake', { name: 'Honey cake' })).status).toBe(200);
    expect(await shop.readProduct()).toMatchObject({
      name: 'Honey cake',
      rating: { count: 2 },
    });
    const hidden = await shop.desk.post(`/api/admin/reviews/${data[0]?.id}/hide`, {
      reason: 'Names someone',
    });
    expect(await hidden.json()).toMatchObject({ status: 'hidden', hideReason: 'Names someone' });
    expect(await shop.readShown()).toMatchObject({ total: 1, data: [{ author: 'Bola', stars: 4 }] });
    expect(await shop.readProduct()).toMatchObject({
      rating: { average: 4, count: 1 },
    });
  });

  test('is at once where the owner has decided so (P40.3)', async () => {
    const shop = await openReviewedShop();
    const owner = await shop.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
    const terms = { isPublishedAtOnce: true, askAfterHours: null };
    expect((await owner.put('/api/admin/review-settings', terms)).status).toBe(200);
    const { visitor, path } = await shop.receive();
    await visitor.put(path, SAID);
    expect(await shop.readShown()).toMatchObject({ total: 1 });
    expect((await visitor.put(path, SAID)).status).toBe(409);
    await askForReviews(shop.db, new Date(shop.clock.read().getTime() + 48 * 3_600_000));
    await shop.shop.settle();
    expect(shop.shop.mails.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^How was your order/),
    );
  });

  test('is for desk, manager and owner, and in the activity log (P40.6)', async () => {
    const shop = await openReviewedShop();
    const { visitor, path } = await shop.receive();
    await visitor.put(path, SAID);
    const [review] = (await shop.readAdminList()).data;
    const at = (act: string) => `/api/admin/reviews/${review?.id}/${act}`;
    for (const role of ['kitchen', 'rider'] as const) {
      const worker = await shop.shop.signInUser(`${role}@bakery.example`, { role });
      expect((await worker.ask('/api/admin/reviews')).status).toBe(403);
      expect((await worker.post(at('publish'), { version: 1 })).status).toBe(403);
      expect((await worker.put(at('answer'), { answer: 'Hello' })).status).toBe(403);
    }
    expect(
      (await shop.desk.put('/api/admin/review-settings', { isPublishedAtOnce: true, askAfterHours: 1 }))
        .status,
    ).toBe(403);
    await shop.desk.post(at('publish'), { version: 1 });
    await shop.desk.put(at('answer'), { answer: 'Thank you, Adaeze!' });
    await shop.desk.post(at('hide'), { reason: 'On request' });
    const log = await shop.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.orderId, review?.order?.id ?? ''));
    const acts = log.filter(({ action }) => action.startsWith('review.')).map(({ action }) => action);
    expect(acts.sort()).toEqual(['review.answered', 'review.hidden', 'review.published']);
  });
});

test('a hundred reports raise a review once, tell the owner once and hide nothing; what was kept is raised no more (P40.5, P40.13)', async () => {
  const shop = await openReviewedShop();
  const { visitor, path } = await shop.receive();
  await visitor.put(path, SAID);
  await shop.shop.signInUser('owner@bakery.example', { role: 'owner' });
  const [review] = (await shop.readAdminList()).data;
  const report = `/api/reviews/${review?.id}/report`;
  const reader = shop.shop.visit();
  expect((await reader.post(report)).status).toBe(404);
  await shop.desk.post(`/api/admin/reviews/${review?.id}/publish`, { version: 1 });
  for (let count = 0; count < 100; count += 1) expect((await reader.post(report)).status).toBe(204);
  expect((await shop.readShown()).total).toBe(1);
  expect(await shop.readAdminList('reported')).toMatchObject({
    counts: { reported: 1 },
    data: [{ reports: { count: 100, state: 'open' } }],
  });
  await shop.shop.settle();
  const mails = shop.shop.mails.filter(({ subject }) => subject === 'A review was reported');
  expect(mails.map(({ text }) => text.includes('/admin/reviews?list=reported'))).toEqual([true]);
  await shop.desk.post(`/api/admin/reviews/${review?.id}/keep`);
  await reader.post(report);
  expect((await shop.readAdminList('reported')).data).toEqual([]);
  expect((await shop.readShown()).total).toBe(1);
});

test('reports from one network are limited (P40.5)', async () => {
  const shop = await openReviewedShop({ rateLimitFactor: 1 });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await shop.shop.visit().post(`/api/reviews/${crypto.randomUUID()}/report`)).status);
  }
  expect([...new Set(statuses)]).toEqual([404, 429]);
});

test('“How was it?” is asked once for each order, as long after it was received as the owner says (P40.2)', async () => {
  const shop = await openReviewedShop();
  const { order, visitor } = await shop.receive();
  await shop.placeAsGuest();
  const written = await shop.receive();
  await written.visitor.put(written.path, SAID);
  const asked = async () => {
    await askForReviews(shop.db, shop.clock.read());
    await shop.shop.settle();
    return shop.shop.mails.filter(({ subject }) => subject.startsWith('How was your order'));
  };
  shop.clock.pass(23 * 60);
  expect(await asked()).toEqual([]);
  shop.clock.pass(90);
  const [mail] = await asked();
  expect(mail).toMatchObject({ to: order.contact.email, subject: `How was your order ${order.number}?` });
  const [, key] = /\/track#([\w-]+)&review/.exec(mail?.text ?? '') ?? [];
  const phone = shop.shop.visit();
  await phone.post('/api/tracked-orders', { key });
  expect((await phone.put(`/api/orders/${order.id}/reviews`, SAID)).status).toBe(200);
  shop.clock.pass(24 * 60);
  expect(await asked()).toHaveLength(1);
  expect((await visitor.ask(`/api/orders/${order.id}/reviews`)).status).toBe(200);
});

test('a photo joins the product’s pictures only where its customer agrees, and leaves with them (P40.11)', async () => {
  const shop = await openReviewedShop();
  const owner = await shop.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
  await owner.put('/api/admin/review-settings', { isPublishedAtOnce: true, askAfterHours: null });
  const [shy, proud] = [await shop.receive(), await shop.receive()];
  const photos = [];
  for (const { visitor, path } of [shy, proud]) {
    const { id } = await shop.upload(visitor, path, await shop.photos.makePlain());
    await visitor.put(path, { ...SAID, pictures: [id], mayJoinGallery: path === proud.path });
    photos.push(id);
  }
  const { data } = await shop.readAdminList('published');
  const join = (worker: Pick<typeof owner, 'post'>, pictureId = '') => {
    const review = data.find(({ pictures }) => pictures.some(({ id }) => id === pictureId));
    return worker.post(`/api/admin/reviews/${review?.id}/gallery`, { pictureId });
  };
  expect((await join(shop.desk, photos[1])).status).toBe(403);
  expect(await (await join(owner, photos[0])).json()).toMatchObject({ code: 'no_consent' });
  for (const _ of ['once', 'once more']) {
    expect(await (await join(owner, photos[1])).json()).toMatchObject({ inGallery: [photos[1]] });
  }
  expect(await shop.readProduct()).toMatchObject({ pictures: [{ id: photos[1] }], rating: { count: 2 } });
  await owner.post('/api/admin/people/erase', { email: proud.order.contact.email });
  expect(await shop.readProduct()).toMatchObject({ pictures: [], rating: { count: 1 } });
});

describe('whoever is erased', () => {
  test('takes along what they said, its photos and its stars (P40.9)', async () => {
    const shop = await openReviewedShop();
    const owner = await shop.shop.signInUser('ada-owner@bakery.example', { isAdmin: true });
    await owner.put('/api/admin/review-settings', { isPublishedAtOnce: true, askAfterHours: null });
    const [one, two] = [await shop.receive(), await shop.receive()];
    const picture = await shop.upload(one.visitor, one.path, await shop.photos.makePlain());
    await one.visitor.put(one.path, { ...SAID, pictures: [picture.id] });
    await two.visitor.put(two.path, { ...SAID, stars: 3 });
    const third = await shop.receive();
    await third.visitor.put(third.path, { ...SAID, stars: 1 });

    await owner.post('/api/admin/people/erase', { email: one.order.contact.email });
    expect(await shop.db.$count(reviewPictures)).toBe(0);
    expect(await shop.readShown()).toMatchObject({ total: 2 });
    expect(await shop.readProduct()).toMatchObject({
      rating: { average: 2, count: 2 },
    });
    // By the guest, though the order itself has to stay in the books.
    await two.visitor.post(`/api/tracked-orders/${two.order.id}/erasure`);
    await third.visitor.post(`/api/tracked-orders/${third.order.id}/erasure`);
    expect(await shop.db.$count(reviews)).toBe(0);
    expect(await shop.readProduct()).not.toHaveProperty('rating');
  });
});
