import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../contract/availability.ts';
import { describeSold, keepInCart, sell } from '../../testing/example-cart.ts';
import { keepCheckout, offerTerms } from '../../testing/example-checkout.ts';
import { describeDay, FREE_DAYS, offerDays, SHOP_NOW } from '../../testing/example-days.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../testing/stub-server.ts';
import { CHECKOUT_DRAFT_KEY } from './draft/stored-drafts.ts';

const CAKE = { id: 'red-velvet', name: 'Red velvet cake', price: 9_000 };
const day = page.getByRole('radio', { name: 'Thursday 19 November, open' });
const firstTime = page.getByRole('radio', { name: /^\d\d:\d\d/ }).first();

const openCheckout = (storedInTab: Readonly<Record<string, string>>, viewport?: typeof PHONE) =>
  openScreen('/checkout', {
    ...(viewport && { viewport }),
    stored: keepInCart(CAKE),
    storedInTab,
    answers: [sell(describeSold(CAKE)), offerDays(), ...offerTerms()],
  });

test('a day that was chosen without a time is still chosen after a reload (P29.84)', {
  tags: 'long',
}, async () => {
  await openCheckout(keepCheckout({ slot: null }));
  await day.click();
  await expect.element(firstTime).toBeVisible();
  const stored = sessionStorage.getItem(CHECKOUT_DRAFT_KEY) ?? '';
  await openCheckout({ [CHECKOUT_DRAFT_KEY]: stored });
  await expect.element(day).toBeChecked();
  await expect.element(firstTime).not.toBeChecked();
});

test('a day that is no longer offered has to be chosen anew (P29.84)', async () => {
  await openCheckout(keepCheckout({ slot: null, day: '2026-11-01' }));
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.element(page.getByText('Choose a day and a time.')).toBeVisible();
});

test('on a phone a sum without the fee is said to be without delivery, also once a time is chosen (P29.111)', async () => {
  await openCheckout(keepCheckout({ method: 'delivery', payment: null }), PHONE);
  await expect.element(page.getByText('without delivery', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await page.getByRole('combobox', { name: 'Local government area' }).selectOptions('Surulere');
  await expect.element(page.getByText('without delivery', { exact: true })).not.toBeInTheDocument();
});

test('on a phone the last of three times fills its row (P29.230)', async () => {
  await openCheckout(keepCheckout({ slot: null }), PHONE);
  await day.click();
  await expect.element(firstTime).toBeVisible();
  const times = page.getByRole('radio', { name: /^\d\d:\d\d/ });
  const [first, second, third] = times.elements().map((time) => time.getBoundingClientRect());
  expect(second?.top).toBe(first?.top);
  expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
  expect([Math.round(third?.left ?? 0), Math.round(third?.right ?? 0)]).toEqual([
    Math.round(first?.left ?? 0),
    Math.round(second?.right ?? 0),
  ]);
});

test('a time that is lost on a detour over another area is chosen again on the way back (P29.277)', async () => {
  const [first, second, third] = FREE_DAYS;
  if (!first || !second || !third) throw new Error('Three days are free');
  const days = (isFar: boolean) => [first, isFar ? describeDay(second.day, 'too_soon') : second, third];
  await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ method: 'delivery', payment: null }),
    answers: [
      sell(describeSold(CAKE)),
      answer(readAvailabilityEndpoint, ({ query }) => ({
        now: SHOP_NOW,
        earliest: null,
        days: days(query.get('place') === 'Lagos~Badagry'),
      })),
      ...offerTerms(),
    ],
  });
  const lga = page.getByRole('combobox', { name: 'Local government area' });
  const lost = page.getByText(/^Red velvet cake needs .+, so choose a later time\.$/);
  const time = page.getByRole('radio', { name: '12:00–15:00 Open' });
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await lga.selectOptions('Surulere');
  await expect.element(time).toBeChecked();
  await lga.selectOptions('Badagry');
  await expect.element(lost).toBeVisible();
  await lga.selectOptions('Surulere');
  await expect.element(time).toBeChecked();
  await expect.element(lost).not.toBeInTheDocument();
});

test('the days begin with the first that can be had, also once the area takes longer; the others stay in reach (P29.455)', async () => {
  const daysFrom = (first: number) =>
    Array.from({ length: 13 }, (_, index) =>
      describeDay(`2026-11-${18 + index}`, index < first ? 'too_soon' : 'free'),
    );
  await openScreen('/checkout', {
    viewport: PHONE,
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ method: 'delivery', payment: null, slot: null }),
    answers: [
      sell(describeSold(CAKE)),
      answer(readAvailabilityEndpoint, ({ query }) => ({
        now: SHOP_NOW,
        earliest: null,
        days: daysFrom(query.get('place') === 'Lagos~Badagry' ? 6 : 2),
      })),
      ...offerTerms(),
    ],
  });
  const strip = page.getByRole('radiogroup', { name: 'Day' });
  const readFirst = () => {
    const { left } = strip.element().getBoundingClientRect();
    const tiles = strip.getByRole('radio').elements();
    return tiles.find((tile) => tile.getBoundingClientRect().left >= left)?.getAttribute('aria-label');
  };
  await expect.element(strip).toBeVisible();
  await expect.poll(readFirst).toBe('Friday 20 November, open');
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await page.getByRole('combobox', { name: 'Local government area' }).selectOptions('Badagry');
  await expect.poll(readFirst).toBe('Tuesday 24 November, open');
  const first = strip.getByRole('radio', { name: 'Tuesday 24 November, open' });
  expect(first.element().tabIndex).toBe(0);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect.element(strip.getByRole('radio', { name: 'Monday 23 November, too soon' })).toBeInViewport();
});

test('checkout opened offline says that a time has to wait, and shows the days by itself once there is a connection (P29.381, P29.507, P29.522)', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { change } = await openScreen('/checkout', {
    stored: keepInCart(CAKE),
    storedInTab: keepCheckout({ slot: null }),
    answers: [sell(describeSold(CAKE)), answer(readAvailabilityEndpoint, loseConnection), ...offerTerms()],
  });
  const note = page.getByText(/^We can’t show dates and times while you’re offline\./);
  await expect.element(note).toBeVisible();
  await expect.element(note).toMatchTextContent('We save what you type.');
  // Once: two of them would be one too many for the locator.
  await expect.element(page.getByText(/You’re offline/)).toBeVisible();
  await expect.element(page.getByText('This will load by itself when you’re back online.')).toBeVisible();
  expect(page.getByText(/^Network error/).elements()).toEqual([]);
  change(offerDays());
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(day).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});
