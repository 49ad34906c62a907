import { expect, test } from 'vitest';
import { reviews } from '../../database/schema/reviews.ts';
import { openReviewedShop, SAID } from '../../testing/reviewed-shop.ts';
import { askForReviews } from './ask-for-reviews.ts';

const SCRIPT = '<script>alert(1)</script>';
const HANDLER = '<img src=x onerror=alert(1)>';

async function publishAtOnce(shop: Awaited<ReturnType<typeof openReviewedShop>>) {
  const owner = await shop.shop.signInUser('owner@bakery.example', { role: 'owner' });
  const terms = { isPublishedAtOnce: true, askAfterHours: 1 };
  expect((await owner.put('/api/admin/review-settings', terms)).status).toBe(200);
  return owner;
}

test('scripts in names, words and replies reach readers as plain text in JSON, and no email as markup (P40.14)', async () => {
  const shop = await openReviewedShop();
  await publishAtOnce(shop);
  const { visitor, path } = await shop.receive(`${SCRIPT} ${HANDLER}`);
  const asked = await shop.receive(`${HANDLER} Obi`);
  expect((await visitor.put(path, { ...SAID, text: `${SCRIPT}${HANDLER}` })).status).toBe(200);
  const [published] = (await shop.readAdminList('published')).data;
  const reply = await shop.desk.put(`/api/admin/reviews/${published?.id}/answer`, { answer: SCRIPT });
  expect(reply.status).toBe(200);

  const shown = await shop.shop.visit().ask('/api/products/honey-cake/reviews');
  expect(shown.headers.get('content-type')).toMatch(/^application\/json/);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await shown.json()).toMatchObject({ data: [{ text: `${SCRIPT}${HANDLER}`, answer: SCRIPT }] });
  // The product itself says numbers alone of its reviews.
  expect(JSON.stringify(await shop.readProduct())).not.toContain('alert(1)');

  await shop.shop.visit().post(`/api/reviews/${published?.id}/report`);
  shop.clock.pass(120);
  await askForReviews(shop.db, shop.clock.read());
  await shop.shop.settle();
  const subjects = shop.shop.mails.map(({ subject }) => subject);
  expect(subjects).toContain('A review was reported');
  expect(subjects).toContain(`How was your order ${asked.order.number}?`);
  for (const { html } of shop.shop.mails) {
    expect(html).not.toContain(SCRIPT);
    expect(html).not.toContain('<img src=x');
  }
});

test('one reader counts once however often they report, and others count too (P40.15)', async () => {
  const shop = await openReviewedShop({ rateLimitFactor: 1 });
  await publishAtOnce(shop);
  const { visitor, path } = await shop.receive();
  expect((await visitor.put(path, SAID)).status).toBe(200);
  const [review] = await shop.db.select().from(reviews);
  const report = `/api/reviews/${review?.id}/report`;
  const bola = await shop.shop.signInUser('bola@home.example');
  for (const reader of [shop.shop.visit(), shop.shop.visit(), bola]) {
    for (let times = 0; times < 3; times += 1) expect((await reader.post(report)).status).toBe(204);
  }
  expect(await shop.readAdminList('reported')).toMatchObject({
    data: [{ reports: { count: 2, state: 'open' } }],
  });
  expect((await shop.readShown()).total).toBe(1);
});

test('two sending the same review at once leave one, and a used link opens no second one (P40.1)', {
  tags: 'long',
}, async () => {
  const shop = await openReviewedShop();
  await publishAtOnce(shop);
  const { visitor, path } = await shop.receive();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => visitor.put(path, { ...SAID, stars })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await shop.db.$count(reviews)).toBe(1);
  expect(await shop.readProduct()).toMatchObject({ rating: { count: 1 } });
});
