import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { BY_AREA, FREE_DAYS, offerDays, SHOP_NOW } from '../../../testing/example-days.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../../testing/stub-catalogue.ts';
import { answer, holdAnswer } from '../../../testing/stub-server.ts';

test('the notice stands in the middle of its box (P29.85)', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf', leadTimeHours: 24 })]);
  await openScreen('/products/loaf', { pageData, answers: [offerDays()] });
  const status = page.getByRole('status').filter({ hasText: /^Order 24 hours ahead.*Earliest/ });
  await expect.element(status).toBeVisible();
  const box = status.element().getBoundingClientRect();
  const [title, sentence] = [...status.element().children].map((line) => line.getBoundingClientRect());
  const above = (title?.top ?? 0) - box.top;
  const below = box.bottom - (sentence?.bottom ?? 0);
  expect(Math.abs(above - below)).toBeLessThan(2);
  expect(sentence?.height).toBeLessThan(box.height / 2);
});

test('a bar holds the place of the earliest day, and nothing moves when it comes (P29.197)', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf', leadTimeHours: 24 })]);
  // As long as the sentence gets.
  const earliest = { day: '2026-11-25', windowId: 'morning', from: '09:00', to: '12:00' };
  const held = holdAnswer({ now: SHOP_NOW, earliest, days: [...FREE_DAYS], ...BY_AREA });
  await openScreen('/products/loaf', { pageData, answers: [answer(readAvailabilityEndpoint, held.give)] });
  const status = page.getByRole('status').filter({ hasText: /^Order 24 hours ahead/ });
  await expect.element(status).toBeVisible();
  const before = status.element().getBoundingClientRect();
  expect(status.element().querySelector('.animate-breathe')).not.toBeNull();
  held.release();
  await expect
    .element(status)
    .toMatchTextContent(/Earliest delivery: Wednesday 25 November in Lagos, 09:00–12:00/);
  expect(status.element().querySelector('.animate-breathe')).toBeNull();
  expect(status.element().getBoundingClientRect()).toEqual(before);
});

test('a product says on a phone what delivery costs by area, with the way to all areas, and nothing scrolls sideways (P29.451, P29.452)', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf' })]);
  const answers = [offerDays(FREE_DAYS, BY_AREA)];
  await openScreen('/products/loaf', { pageData, viewport: PHONE, answers });
  await expect.element(page.getByText('Earliest delivery: tomorrow in Lagos, 09:00–12:00')).toBeVisible();
  const line = page.getByText(
    /^Delivery: Lagos from ₦2,500 · Abuja ₦18,000, 2 days longer, minimum order ₦60,000\./,
  );
  await expect.element(line.getByRole('link', { name: 'All areas' })).toHaveAttribute('href', '/shipping');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});

test('what a device kept of the areas before they had minimum orders is read all the same', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf' })]);
  const each = (BY_AREA.areas?.each ?? []).map(({ lowestMinimum: _, highestMinimum: __, ...area }) => area);
  const answers = [offerDays(FREE_DAYS, { ...BY_AREA, areas: { freeAbove: null, each } })];
  await openScreen('/products/loaf', { pageData, answers });
  await expect
    .element(page.getByText(/^Delivery: Lagos from ₦2,500 · Abuja ₦18,000, 2 days longer\. All areas/))
    .toBeVisible();
});

/** Nothing of it is left today; `backOn`: when it is there again. */
const sellOut = (backOn: string | null) =>
  answer(readAvailabilityEndpoint, { now: SHOP_NOW, earliest: null, days: [], shelf: { left: 0, backOn } });

test('what is sold out today says so beside its button and in a box of its colour, and what cannot be had on any day is not added (P29.236, P28.502)', async () => {
  const pageData = stubCatalogue([bake('Agege Bread', { id: 'loaf' })]);
  await openScreen('/products/loaf', { pageData, viewport: PHONE, answers: [sellOut('2026-11-18')] });
  await expect.element(page.getByText('Sold out today').nth(1)).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  const box = page.getByRole('status').filter({ hasText: 'Sold out today' }).element().closest('.flex');
  expect(box?.className).toContain('bg-ember-soft');
  await openScreen('/products/loaf', { pageData, viewport: PHONE, answers: [sellOut(null)] });
  await expect.element(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});
