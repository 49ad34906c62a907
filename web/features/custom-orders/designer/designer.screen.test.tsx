import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { askForQuoteEndpoint, readCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { describePriceList, readPriceListEndpoint } from '../../../../contract/designer.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { letDoubleTapPass } from '../../../testing/double-tap.ts';
import { PHONE } from '../../../testing/open-screen.tsx';
import { finishMotion, READABLE_CONTRAST, readContrast } from '../../../testing/read-contrast.ts';
import { answer, holdAnswer, loseConnection } from '../../../testing/stub-server.ts';
import { makeCustomOrder } from '../testing/example-custom-order.ts';
import {
  cake,
  EXAMPLE_AVAILABILITY,
  findNote,
  findOption,
  mainAction,
  openDesigner,
  openPricedDesigner,
  openStep,
  pricePanel,
  stage,
} from '../testing/open-designer.ts';

test('what gives way to a choice is told, and one press takes it back', { tags: 'long' }, async () => {
  await openPricedDesigner();
  await openStep('Outside');
  await findOption(/^Finish/, /^Combed/).click();
  await findOption(/^Frosting/, /^Fondant/).click();
  const note = findNote('Fondant only comes in a smooth finish.');
  await expect.element(note).toMatchTextContent('Changed to: smooth finish.');
  await expect.element(findOption(/^Finish/, /^Smooth/)).toBeChecked();
  await note.getByRole('button', { name: 'Undo this change' }).click();
  await expect.element(findOption(/^Finish/, /^Combed/)).toBeChecked();
  await expect.element(findOption(/^Frosting/, /^Buttercream/)).toBeChecked();
});

test('what cannot be had says why and changes nothing, and what is paid for is said (P29.27)', async () => {
  await openPricedDesigner();
  await openStep('Inside');
  const nutFree = page.getByRole('checkbox', { name: /^Make it without nuts/ });
  await expect.element(nutFree).toHaveAccessibleDescription(/^Without nuts, we clean all tools/);
  await nutFree.click();
  await openStep('On top');
  const macarons = findOption(/^Topping/, /^Macarons/);
  await expect.element(macarons).toHaveAccessibleDescription('A topping of macarons is made with nuts.');
  await macarons.click({ force: true });
  await expect.element(findNote('A topping of macarons is made with nuts.')).toBeVisible();
  await expect.element(findOption(/^Topping/, /^Strawberries/)).toBeChecked();
});

test('the first step says from where on a cake needs a quote, before anything is chosen (P29.502)', async () => {
  await openPricedDesigner();
  await expect.element(page.getByText('Cakes above ₦100,000 need a quote from us.')).toBeVisible();
  await expect.element(findOption(/^Tiers/, /^4 tiers.* by quote$/)).toBeVisible();
  await expect.element(findOption(/^Tiers/, /^1 tier serves \d+$/)).toBeVisible();
  await openStep('Inside');
  await expect.element(page.getByText('Cakes above ₦100,000')).not.toBeInTheDocument();
});

test('steps are undone and redone by button and by key', { tags: 'long' }, async () => {
  await openPricedDesigner();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await findOption(/^Tiers/, /^2 tiers/).click();
  await findOption(/^Tiers/, /^3 tiers/).click();
  await undo.click();
  await expect.element(findOption(/^Tiers/, /^2 tiers/)).toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(findOption(/^Tiers/, /^1 tier/)).toBeChecked();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(findOption(/^Tiers/, /^2 tiers/)).toBeChecked();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(findOption(/^Tiers/, /^3 tiers/)).toBeChecked();
  await undo.click();
  await redo.click();
  await expect.element(findOption(/^Tiers/, /^3 tiers/)).toBeChecked();
  await expect.element(redo).toHaveAttribute('aria-disabled', 'true');
});

test('a link that holds no whole design is refused politely, and gone with the first choice', {
  tags: 'long',
}, async () => {
  await openPricedDesigner({}, `?design=${encodeURIComponent('1.0101000000.0201<script>')}`);
  await expect
    .element(findNote('This link is incomplete. Ask for it again, or start a new design.'))
    .toBeVisible();
  await expect.element(cake).toHaveAccessibleName(/^Single-tier 8-inch cake/);
  await findOption(/^Tiers/, /^2 tiers/).click();
  await expect.poll(() => window.location.search).toMatch(/^\?design=1\.[^<%]+$/);
});

test('a surprise keeps the words, and starting again can be undone', { tags: 'long' }, async () => {
  await openPricedDesigner();
  await openStep('Inscription');
  await page.getByRole('textbox', { name: /^Inscription/ }).fill('Ada');
  await expect.element(cake).toHaveAccessibleName(/“Ada”/);
  const before = cake.element().getAttribute('aria-label');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect.element(findNote('How about this one?')).toBeInTheDocument();
  await expect.element(cake).toHaveAccessibleName(/“Ada”/);
  expect(cake.element().getAttribute('aria-label')).not.toBe(before);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(cake).not.toHaveAccessibleName(/“Ada”/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(cake).toHaveAccessibleName(/“Ada”/);
});

test('cake and request are there again after a reload', { tags: 'long' }, async () => {
  await openPricedDesigner();
  await findOption(/^Tiers/, /^3 tiers/).click();
  await openStep('Requests');
  await page.getByRole('textbox', { name: /^Special requests/ }).fill('A talking drum on top');
  await openDesigner();
  await expect.element(findNote('Welcome back. Here’s the cake you were designing.')).toBeVisible();
  await expect.element(cake).toHaveAccessibleName(/^Three-tier/);
  await openStep('Requests');
  await expect
    .element(page.getByRole('textbox', { name: /^Special requests/ }))
    .toHaveValue('A talking drum on top');
});

test('what a shopper avoids is warned of, on the cake and on what would bring it (P14.1)', {
  tags: 'long',
}, async () => {
  await openPricedDesigner({ stored: { 'avoided-allergens': 'egg,nuts' } });
  await expect.element(stage).toMatchTextContent('Contains egg, which you avoid');
  await openStep('Inside');
  await expect.element(findOption(/^Sponge/, /^Carrot has egg and tree nuts/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Make it eggless/ }).click();
  await expect.element(stage).not.toMatchTextContent('which you avoid');
});

test('without prices the cake is designed all the same, and bought once they are there', {
  tags: 'long',
}, async () => {
  const server = await openDesigner({ answers: [answer(readPriceListEndpoint, loseConnection)] });
  await expect
    .element(pricePanel.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  await findOption(/^Tiers/, /^2 tiers/).click();
  await expect.element(mainAction).toHaveAttribute('aria-disabled', 'true');
  server.change(answer(readPriceListEndpoint, describePriceList(DEFAULT_PRICE_LIST)));
  await pricePanel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(pricePanel).toMatchTextContent('₦');
  await expect.element(mainAction).toBeEnabled();
  await expect.element(cake).toHaveAccessibleName(/^Two-tier/);
});

test('the earliest day stays readable while a newer one is asked for', { tags: 'long' }, async () => {
  const server = await openPricedDesigner();
  const day = stage.getByText('Sat 21 Nov');
  await expect.element(day).toBeVisible();
  const later = holdAnswer({ ...EXAMPLE_AVAILABILITY, earliest: null });
  server.change(answer(readAvailabilityEndpoint, later.give));
  await findOption(/^Tiers/, /^3 tiers/).click();
  await expect.element(day).toHaveAttribute('aria-busy', 'true');
  finishMotion();
  expect(readContrast(day.element())).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  later.release();
  await expect.element(stage).toMatchTextContent('Fully booked');
});

test('everything is reached by keyboard, and the price is said', { tags: 'long' }, async () => {
  await openPricedDesigner();
  page.getByRole('tab', { name: 'Shape' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Inside' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Inside' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(findOption(/^Sponge/, /^Vanilla/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(findOption(/^Sponge/, /^Chocolate/)).toBeChecked();
  await expect
    .element(page.getByRole('status').filter({ hasText: '₦71,000, serves 18' }))
    .toBeInTheDocument();
});

test('on a phone the cake and the way to buy it stay in view through all steps', {
  tags: 'long',
}, async () => {
  await openPricedDesigner({ viewport: PHONE });
  await findOption(/^Tiers/, /^4 tiers/).click();
  for (const next of ['Inside', 'Outside', 'On top', 'Inscription', 'Requests']) {
    await page.getByRole('button', { name: `Next: ${next}` }).click();
    await expect.element(page.getByRole('tab', { name: next })).toHaveAttribute('aria-selected', 'true');
    await expect.element(cake).toBeInViewport({ ratio: 0.8 });
    await expect.element(mainAction).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  }
});

test('for calm eyes nothing moves', { tags: 'long' }, async () => {
  await openPricedDesigner();
  await findOption(/^Tiers/, /^4 tiers/).click();
  await expect.element(findNote('Changed to: a 10-inch base.')).toBeVisible();
  expect(document.getAnimations()).toEqual([]);
});

test('what is wrong with a field is not hidden by the price, and a guest needs no account (P24.7)', async () => {
  const asked = makeCustomOrder({ linkKey: 'a-key-of-thirty-two-characters-00' });
  const server = await openPricedDesigner({
    viewport: { width: 1280, height: 720 },
    answers: [answer(askForQuoteEndpoint, asked), answer(readCustomOrderEndpoint, asked)],
  });
  await findOption(/^Tiers/, /^3 tiers/).click();
  await openStep('Requests');
  await mainAction.click();
  const said = page.getByText('Enter your name.');
  await expect.element(said).toBeVisible();
  await expect
    .poll(() => {
      const { left, bottom } = said.element().getBoundingClientRect();
      return said.element().contains(document.elementFromPoint(left + 30, bottom - 4));
    })
    .toBe(true);
  await page.getByRole('textbox', { name: 'Name' }).fill('Bisi Ade');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0803 123 4567');
  letDoubleTapPass();
  await mainAction.click();
  await expect.poll(() => window.location.pathname).toBe(`/cake-request/${asked.id}`);
  expect(server.callsOf(askForQuoteEndpoint)).toHaveLength(1);
});

test('on a screen at 200 % the cake scrolls away and leaves the screen to its options (P24.5)', async () => {
  await openPricedDesigner({ viewport: { width: 640, height: 450 } });
  page.getByRole('tabpanel').element().scrollIntoView();
  const header = page.getByRole('banner').element().getBoundingClientRect();
  await expect
    .poll(() => stage.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(header.bottom + 60);
});

test('the cake can be seen up close and moved about, and the focus comes back (P24.10)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  const { width } = cake.element().getBoundingClientRect();
  await zoom.click();
  const dialog = page.getByRole('dialog', { name: 'Your cake up close' });
  await expect.element(dialog.getByRole('img')).toBeVisible();
  expect(dialog.getByRole('img').element().getBoundingClientRect().width).toBeGreaterThan(width * 1.5);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(zoom).toHaveFocus();
});

test('on a phone words come close while they are typed, every colour is in view, and no message covers the cake (P29.6)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  const widthOf = () => cake.element().getBoundingClientRect().width;
  const whole = widthOf();
  await openStep('Outside');
  for (const colour of page
    .getByRole('group', { name: /^Colour/ })
    .getByRole('radio')
    .elements()) {
    const { left, right } = colour.getBoundingClientRect();
    expect([left >= 0, right <= PHONE.width]).toEqual([true, true]);
  }
  await openStep('Inscription');
  await page.getByRole('textbox', { name: /^Inscription/ }).fill('Happy 60th, Mama');
  await expect.poll(widthOf).toBe(2 * whole);
  await mainAction.click();
  const message = page.getByText(/added to your cart$/);
  await expect.element(message).toBeVisible();
  const edge = stage.element().getBoundingClientRect().bottom;
  await expect.poll(() => message.element().getBoundingClientRect().top).toBeGreaterThan(edge);
});

test('on a phone the cake and the first choice of every step are seen together, without scrolling (P29.499)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  const panel = page.getByRole('tabpanel');
  for (const step of ['Shape', 'Inside', 'Outside', 'On top', 'Inscription']) {
    await openStep(step);
    await expect.element(cake).toBeInViewport({ ratio: 1 });
    const first = panel.getByRole('radio').first().element().closest('label');
    const bar = mainAction.element().getBoundingClientRect();
    await expect.poll(() => first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  }
});

test('nothing of what is scrolled away shows beside the round corners of a phone’s cake (P29.335)', async () => {
  await openPricedDesigner({ viewport: PHONE });
  await openStep('Inside');
  page
    .getByRole('checkbox', { name: /^Make it without nuts/ })
    .element()
    .scrollIntoView({ block: 'center' });
  const { left, bottom } = page.getByRole('region', { name: 'Your cake' }).element().getBoundingClientRect();
  const tabs = page.getByRole('tablist').element();
  await expect.poll(() => document.elementFromPoint(left + 2, bottom - 2)?.contains(tabs)).toBe(true);
  expect(document.elementFromPoint(left + 2, bottom - 2)).not.toContainElement(
    page.getByRole('tabpanel').element(),
  );
});
