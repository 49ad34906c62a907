import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import {
  type AdminReview,
  answerReviewEndpoint,
  hideReviewEndpoint,
  joinGalleryEndpoint,
  keepReviewEndpoint,
  listAdminReviewsEndpoint,
  listProductReviewsEndpoint,
  type OrderReviews,
  publishReviewEndpoint,
  readOrderReviewsEndpoint,
  readReviewTermsEndpoint,
  reportReviewEndpoint,
  saveReviewEndpoint,
  saveReviewTermsEndpoint,
  uploadReviewPictureEndpoint,
} from '../../../contract/reviews.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer, refuse, type StubAnswer } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { makeOrder } from '../orders/testing/example-order.ts';

const AT = '2026-11-10T09:00:00.000Z';
const PUBLISHED = {
  id: '5c3a2f57-5a77-4b52-9b4e-1f7a8f1d2c01',
  author: 'Adaeze O.',
  stars: 5,
  text: 'Soft <b>and</b> not too sweet.',
  pictures: [{ id: 'p1', width: 900, height: 900, placeholder: 'data:,' }],
  publishedAt: AT,
  answer: 'Thank you, Adaeze!',
  isSample: false,
};
const WAITING: AdminReview = {
  ...PUBLISHED,
  version: 3,
  productId: 'cake',
  productName: 'Birthday Cake',
  order: { id: 'f4ab2d2e', number: '482-093-718' },
  mayJoinGallery: true,
  inGallery: [],
  status: 'waiting',
  hideReason: '',
  answer: '',
  reports: { count: 0, state: 'none' },
  createdAt: AT,
  publishedAt: null,
};
const NO_COUNTS = { waiting: 0, reported: 0, published: 0, hidden: 0 };
const TERMS = { isPublishedAtOnce: false, askAfterHours: 24 };

const delivered = makeOrder({ status: 'delivered' });
const REVIEWS: OrderReviews = {
  isOpen: true,
  author: 'Adaeze O.',
  products: [{ productId: 'cake', name: 'Birthday Cake', isDesigned: false, review: null }],
};
const openOrder = (
  save: Parameters<typeof answer<typeof saveReviewEndpoint>>[1],
  ...more: readonly StubAnswer[]
) =>
  openScreen(`/track/${delivered.id}#review`, {
    answers: [
      answer(readOrderEndpoint, delivered),
      answer(readOrderReviewsEndpoint, REVIEWS),
      answer(saveReviewEndpoint, save),
      offerDays(),
      ...offerTerms(),
      ...more,
    ],
  });

test('a product shows its rating at once and its reviews below, with photos that enlarge and a way to report (P40.7)', {
  tags: 'long',
}, async () => {
  const rating = { average: 4.8, count: 12, isSample: false };
  const server = await openScreen('/products/cake', {
    pageData: stubCatalogue([bake('Birthday Cake', { id: 'cake', rating })]),
    answers: [
      answer(listProductReviewsEndpoint, ({ query }) =>
        query.has('cursor')
          ? { data: [{ ...PUBLISHED, id: 'second', author: 'Bola' }], total: 2, nextCursor: null }
          : { data: [PUBLISHED], total: 2, nextCursor: 'next' },
      ),
      answer(reportReviewEndpoint, () => new Response(null, { status: 204 })),
    ],
  });
  const review = page.getByRole('article', { name: 'Review of Adaeze O.' });
  await expect.element(review.getByText('Soft <b>and</b> not too sweet.')).toBeVisible();
  await expect.element(review.getByText('Thank you, Adaeze!')).toBeVisible();
  await review.getByRole('button', { name: /^Enlarge picture 1/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByRole('article', { name: 'Review of Bola' })).toBeVisible();
  await review.getByRole('button', { name: /^Report/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report review' }).click();
  await expect.element(page.getByText('Thank you. We’ll look at this review.')).toBeVisible();
  expect(server.callsOf(reportReviewEndpoint)).toHaveLength(1);
});

test('a product that nobody has reviewed says so and asks for nothing', async () => {
  const server = await openScreen('/products/loaf', {
    pageData: stubCatalogue([bake('Loaf', { id: 'loaf' })]),
  });
  await expect.element(page.getByText(/^No reviews yet\./)).toBeVisible();
  expect(server.callsOf(listProductReviewsEndpoint)).toEqual([]);
});

test('a guest says how it was, is told what is missing, and keeps what was typed when it fails (P40.1)', {
  tags: 'long',
}, async () => {
  let isDown = true;
  const server = await openOrder(({ body }) => {
    if (isDown) return refuse(503, { message: 'Please try again in a moment.', code: 'busy' });
    const { stars, text } = Object(body);
    const review = {
      stars,
      text,
      pictures: [],
      mayJoinGallery: false,
      status: 'waiting' as const,
      answer: '',
    };
    return { ...REVIEWS, products: REVIEWS.products.map((product) => ({ ...product, review })) };
  });
  const form = page.getByRole('form', { name: 'Review of Birthday Cake' });
  await form.getByRole('textbox', { name: /^Your review/ }).fill('Soft and not too sweet.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect.element(form.getByText('Choose from 1 to 5 stars.')).toBeVisible();
  await form.getByRole('radio', { name: '4 stars' }).click();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect.element(form.getByText('Please try again in a moment.')).toBeVisible();
  await takeComplaint(/Server error/);
  isDown = false;
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect.element(page.getByText('Not published yet')).toBeVisible();
  expect(server.callsOf(saveReviewEndpoint).at(-1)).toMatchObject({
    body: { productId: 'cake', stars: 4, text: 'Soft and not too sweet.' },
  });
  await page.getByRole('button', { name: /^Change review/ }).click();
  await expect
    .element(form.getByRole('textbox', { name: /^Your review/ }))
    .toHaveValue('Soft and not too sweet.');
});

test('a review is not sent without a picture that did not arrive, unless it is taken away (P40.17)', async () => {
  const server = await openOrder(
    () => REVIEWS,
    answer(uploadReviewPictureEndpoint, () => refuse(409, { message: 'Not today.', code: 'no' })),
  );
  const form = page.getByRole('form', { name: 'Review of Birthday Cake' });
  await form.getByRole('radio', { name: '4 stars' }).click();
  await form.getByLabelText(/Add pictures/).upload(new File(['x'], 'cake.jpg', { type: 'image/jpeg' }));
  await expect.element(form.getByText(/Not today\.$/)).toBeVisible();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect.element(form.getByText(/^Some pictures weren’t uploaded/)).toBeVisible();
  expect(server.callsOf(saveReviewEndpoint)).toHaveLength(0);
  await form.getByRole('button', { name: 'Remove cake.jpg' }).click();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect.poll(() => server.callsOf(saveReviewEndpoint)).toHaveLength(1);
});

test('the bakery publishes what it has looked at, replies and hides with a reason (P40.6)', {
  tags: 'long',
}, async () => {
  const reported = { ...WAITING, status: 'published', reports: { count: 3, state: 'open' } } as const;
  const server = await openScreen('/admin/reviews', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listAdminReviewsEndpoint, ({ query }) => ({
        data: query.get('list') === 'reported' ? [reported] : [WAITING],
        counts: { ...NO_COUNTS, waiting: 1, reported: 1 },
        nextCursor: null,
      })),
      answer(publishReviewEndpoint, { ...WAITING, status: 'published', publishedAt: AT }),
      answer(joinGalleryEndpoint, { ...WAITING, status: 'published', inGallery: ['p1'] }),
      answer(answerReviewEndpoint, { ...WAITING, status: 'published', answer: 'Thank you!' }),
      answer(hideReviewEndpoint, { ...WAITING, status: 'hidden', hideReason: 'Names someone' }),
      answer(keepReviewEndpoint, { ...reported, reports: { count: 3, state: 'kept' } }),
      answer(readReviewTermsEndpoint, TERMS),
      answer(saveReviewTermsEndpoint, { ...TERMS, isPublishedAtOnce: true }),
    ],
  });
  await page.getByRole('button', { name: /^Publish the review/ }).click();
  await expect.element(page.getByText('Adaeze O.’s review is published')).toBeVisible();
  expect(server.callsOf(publishReviewEndpoint)).toMatchObject([{ body: { version: 3 } }]);
  await page.getByRole('button', { name: 'Add picture 1 to the product page' }).click();
  await expect.element(page.getByText('Picture 1 is on the product page.')).toBeVisible();
  await page.getByRole('button', { name: /^Reply/ }).click();
  await page.getByRole('textbox', { name: /^Your reply/ }).fill('Thank you!');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  await page.getByRole('button', { name: /^Hide/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Names someone');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect.element(page.getByText('Hidden because: Names someone')).toBeVisible();
  await page.getByRole('switch', { name: 'Publish reviews right away' }).click();
  await expect.element(page.getByText('Review settings saved')).toBeVisible();
  await page.getByRole('link', { name: /^Reported/ }).click();
  await page.getByRole('button', { name: /^Keep published/ }).click();
  await expect.element(page.getByText('Adaeze O.’s review stays published')).toBeVisible();
});

test('the tabs count anew as soon as a review is published, and the list stays (P40.18)', async () => {
  const list = (counts: Partial<typeof NO_COUNTS>) =>
    answer(listAdminReviewsEndpoint, {
      data: [WAITING],
      counts: { ...NO_COUNTS, ...counts },
      nextCursor: null,
    });
  const server = await openScreen('/admin/reviews', {
    visitor: ADMINISTRATOR,
    answers: [
      list({ waiting: 1, published: 4 }),
      answer(publishReviewEndpoint, { ...WAITING, status: 'published', publishedAt: AT }),
      answer(readReviewTermsEndpoint, TERMS),
    ],
  });
  await expect.element(page.getByRole('link', { name: 'Published 4' })).toBeVisible();
  server.change(list({ waiting: 0, published: 5 }));
  await page.getByRole('button', { name: /^Publish the review/ }).click();
  await expect.element(page.getByRole('link', { name: 'Published 5' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To approve 0' })).toBeVisible();
  await expect.element(page.getByText('1 of 1 review')).toBeVisible();
});

test('with nothing to approve the page opens what was reported, and each tab still opens its own list (P40.19)', async () => {
  const reported = { ...WAITING, status: 'published', reports: { count: 1, state: 'open' } } as const;
  await openScreen('/admin/reviews', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listAdminReviewsEndpoint, ({ query }) => ({
        data: query.get('list') === 'reported' ? [reported] : [],
        counts: { ...NO_COUNTS, reported: 1 },
        nextCursor: null,
      })),
      answer(readReviewTermsEndpoint, TERMS),
    ],
  });
  await expect.element(page.getByText('Reported once')).toBeVisible();
  await page.getByRole('link', { name: 'To approve 0' }).click();
  await expect.element(page.getByRole('heading', { name: 'No reviews to approve' })).toBeVisible();
});

test('an empty list says what will be in it', async () => {
  await openScreen('/admin/reviews?list=hidden', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listAdminReviewsEndpoint, { data: [], counts: NO_COUNTS, nextCursor: null }),
      answer(readReviewTermsEndpoint, TERMS),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'No hidden reviews' })).toBeVisible();
});
