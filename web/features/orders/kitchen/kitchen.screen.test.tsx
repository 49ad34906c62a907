import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moveTicketEndpoint, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { stepOrderEndpoint } from '../../../../contract/order-steps.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from '../admin/testing/example-admin-order.ts';
import { makeKitchenDay, TODAY } from './testing/example-kitchen-day.ts';
import { makeTicket, makeTicketLine } from './testing/example-ticket.ts';

const openKitchen = (search: string, ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/kitchen${search}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readKitchenDayEndpoint, ({ query }) => makeKitchenDay({ day: query.get('day') ?? TODAY })),
      ...answers,
    ],
  });

const findStage = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}: `) });

test('the card of an order whose payment was taken back says so, and is baked but not handed over (P31.1)', {
  tags: 'long',
}, async () => {
  const stopped = { stoppedFor: 'reversal', needsDecorating: false } as const;
  const baking = makeTicket({ ...stopped, moves: ['pack'] });
  const packed = makeTicket({
    ...stopped,
    id: '5d7c2f1a-0f5e-4f0e-8a59-2a3b0d8c9e11',
    number: '482-093-719',
    status: 'ready',
    place: 'hand_over',
    moves: [],
  });
  await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [baking, packed] })),
  );
  await expect
    .element(page.getByText(/Payment reversed\. The bank took the payment back/).first())
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Baked, order 482-093-718' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Sent out, order 482-093-719' })).toBeDisabled();
});

test('the card says what the customer asks for and nobody has answered (P28.227)', {
  tags: 'long',
}, async () => {
  const ticket = makeTicket({ askedFor: ['“Five candles, please”'] });
  await openKitchen(`?day=${TODAY}`, answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [ticket] })));
  await expect.element(page.getByText('Change requested, not agreed yet')).toBeVisible();
  await expect.element(page.getByText('“Five candles, please”')).toBeVisible();
});

test('a pickup of a later day is asked about before it leaves the board (P28.168)', {
  tags: 'long',
}, async () => {
  const day = '2026-11-22';
  const ready = { status: 'ready', place: 'hand_over', due: 0, method: 'pickup' } as const;
  const ticket = makeTicket({ ...ready, moves: [], slot: { ...makeTicket().slot, day } });
  const server = await openKitchen(
    `?day=${day}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ day, tickets: [ticket] })),
    answer(stepOrderEndpoint, makeAdminOrder()),
  );
  await page.getByRole('button', { name: 'Picked up, order 482-093-718' }).click();
  const question = page.getByRole('dialog', { name: /^This order is for Sunday 22 November\./ });
  expect(server.callsOf(stepOrderEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect.poll(() => server.callsOf(stepOrderEndpoint)).toHaveLength(1);
});

test('who is second sees the ticket as it is now, and is told so', { tags: 'long' }, async () => {
  const waiting = makeTicket({ status: 'confirmed', moves: ['bake', 'decorate', 'pack'] });
  const begun = { ...waiting, version: 4, status: 'in_kitchen', moves: ['decorate', 'pack'] };
  const server = await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [waiting] })),
    answer(moveTicketEndpoint, () =>
      refuse(409, { message: 'Somebody was quicker.', code: 'stale_edit', ticket: begun }),
    ),
  );
  const menu = page.getByRole('button', { name: 'More options for order 482-093-718' });
  const begin = page.getByRole('button', { name: 'Start baking' });
  await menu.click();
  await expect.element(begin).toBeVisible();
  // What the refusal says is shown though the board cannot be read again.
  server.change(answer(readKitchenDayEndpoint, () => new Promise(() => {})));
  await begin.click();
  await expect.element(page.getByText('Ada Obi · 482-093-718: Somebody was quicker.')).toBeVisible();
  await menu.click();
  await expect.element(begin).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Baked, order 482-093-718' })).toBeVisible();
});

test('the board shows the cake, its allergens and what to make, and all of it on paper (P1.24, P8.4)', {
  tags: 'long',
}, async () => {
  const line = makeTicketLine({
    name: 'Design your own cake',
    sizeName: 'Single-tier 8-inch cake',
    design: writeDesignText(DEFAULT_DESIGN),
    designLines: [{ label: '8-inch tier', text: 'Vanilla sponge, strawberry filling' }],
    allergens: ['gluten', 'milk', 'egg'],
  });
  const tier = { inches: 8, total: 1, left: 1 };
  const board = makeKitchenDay({
    tickets: [makeTicket({ lines: [line], note: 'No candles' })],
    totals: {
      pieces: [],
      sponges: [{ name: 'Vanilla', tiers: [tier] }],
      fillings: [{ name: 'Strawberry', tiers: [tier] }],
    },
  });
  await openKitchen(`?day=${TODAY}`, answer(readKitchenDayEndpoint, board));
  const ticket = findStage('Bake').getByRole('listitem').filter({ hasText: 'Ada Obi' });
  await expect.element(ticket).toMatchTextContent('Vanilla sponge, strawberry filling');
  await expect.element(ticket).toMatchTextContent('Contains gluten, milk, egg');
  await expect.element(ticket).toMatchTextContent('No candles');
  await ticket.getByRole('button', { name: 'Enlarge drawing of Design your own cake' }).click();
  const drawing = page.getByRole('dialog', { name: 'Drawing of Design your own cake' });
  await drawing.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sponge' })).toBeVisible();
  await page.viewport(PHONE.width, PHONE.height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole('link', { name: 'Print tickets' }).click();
  await expect
    .element(page.getByRole('article', { name: /482-093-718/ }))
    .toMatchTextContent('Vanilla sponge');
  await page.getByRole('link', { name: 'Several per page' }).click();
  await expect
    .element(page.getByRole('article', { name: 'Order 482-093-718' }))
    .toMatchTextContent('☐ Decorate');
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect.element(page.getByRole('heading', { name: 'What to make' })).toBeVisible();
});

test('bread goes from the oven to be packed by its one button, and the rest is in its menu (P22.3)', {
  tags: 'long',
}, async () => {
  const bread = makeTicket({ needsDecorating: false });
  const server = await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [bread] })),
    answer(moveTicketEndpoint, {
      ...bread,
      version: 4,
      place: 'pack',
      moves: ['bake', 'decorate', 'hand_over'],
    }),
  );
  const card = findStage('Bake').getByRole('listitem').filter({ hasText: 'Ada Obi' });
  await expect.element(card).toBeVisible();
  expect(
    card
      .getByRole('button')
      .elements()
      .map((button) => button.ariaLabel),
  ).toEqual(['More options for order 482-093-718', 'Baked, order 482-093-718']);
  await card.getByRole('button', { name: 'More options for order 482-093-718' }).click();
  await expect.element(card.getByRole('button', { name: 'Straight to Decorate' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Baked, order 482-093-718' }).click();
  await expect.element(findStage('Pack').getByRole('listitem').filter({ hasText: 'Ada Obi' })).toBeVisible();
  expect(server.callsOf(moveTicketEndpoint)).toMatchObject([{ body: { stage: 'pack', version: 3 } }]);
});

test('what somebody must not eat is the loudest on a ticket, what is always in it is quiet (P22.4)', async () => {
  const lines = [makeTicketLine({ allergens: ['gluten', 'milk'] })];
  const allergic = makeTicket({ lines, note: 'No nuts, my son is allergic' });
  const calm = makeTicket({
    id: 'b',
    number: '118-204-556',
    lines,
    note: 'No candles',
    customerName: 'Bisi',
  });
  await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [allergic, calm] })),
  );
  const warning = page.getByRole('note').filter({ hasText: 'No nuts, my son is allergic' });
  await expect.element(warning).toMatchTextContent('Warning: No nuts, my son is allergic');
  const style = (element: Element) => getComputedStyle(element);
  const calmNote = page.getByRole('note').filter({ hasText: 'No candles' });
  expect(style(warning.element()).backgroundColor).not.toBe(style(calmNote.element()).backgroundColor);
  const allergens = page.getByText('Contains gluten, milk').first();
  expect(Number.parseFloat(style(allergens.element()).fontSize)).toBeLessThan(
    Number.parseFloat(style(warning.element()).fontSize),
  );
});

test('what to make is seen at once, in items and in pieces (P22.6, P28.98)', async () => {
  const pieces = [{ name: 'Glazed ring doughnuts', sizeName: 'Box of 6', total: 8, left: 7 }];
  await openKitchen(
    `?day=${TODAY}`,
    answer(
      readKitchenDayEndpoint,
      makeKitchenDay({ tickets: [makeTicket()], totals: { pieces, sponges: [], fillings: [] } }),
    ),
  );
  const whatToMake = page.getByRole('region', { name: 'What to make' });
  await expect.element(whatToMake).toMatchTextContent('7 items to bake or decorate');
  await expect.element(whatToMake).toMatchTextContent('7 boxes of 6 = 42 doughnuts');
});

test('however much there is to make, a phone does not scroll sideways (P28.11)', async () => {
  const pieces = Array.from({ length: 12 }, (_, place) => ({
    name: `Party small chops box ${place}`,
    sizeName: '',
    total: 8,
    left: 7,
  }));
  const totals = { pieces, sponges: [], fillings: [] };
  await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [makeTicket()], totals })),
  );
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(page.getByText('Party small chops box 11')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});

test('what was pressed is done though the page is left at once (P22.10)', async () => {
  const packed = makeTicket({ place: 'pack', moves: ['bake', 'decorate', 'hand_over'] });
  const ready = makeTicket({
    ...{ id: 'b', number: '118-204-556', customerName: 'Bisi', method: 'pickup' },
    ...{ status: 'ready', place: 'hand_over', moves: [] },
  });
  const server = await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [packed, ready] })),
    answer(moveTicketEndpoint, { ...packed, version: 4, status: 'ready', place: 'hand_over', moves: [] }),
    answer(stepOrderEndpoint, makeAdminOrder({ status: 'collected' })),
  );
  await page.getByRole('button', { name: 'Packed, order 482-093-718' }).click();
  await page.getByRole('button', { name: 'Picked up, order 118-204-556' }).click();
  const made = { isLasting: true };
  await expect.poll(() => server.callsOf(moveTicketEndpoint)).toMatchObject([made]);
  await expect
    .poll(() => server.callsOf(stepOrderEndpoint))
    .toMatchObject([{ ...made, body: { to: 'collected' } }]);
});

test('a day that cannot be loaded says why, and is tried again', async () => {
  const server = await openKitchen('', answer(readKitchenDayEndpoint, loseConnection));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  const today = readLagosDay(new Date());
  const now = new Date().toISOString();
  server.change(answer(readKitchenDayEndpoint, makeKitchenDay({ day: today, today, now })));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nothing to make today' })).toBeVisible();
});

test('an empty day says so and prints nothing, and the days are a tap apart (P28.50)', {
  tags: 'long',
}, async () => {
  await openKitchen(`?day=${TODAY}`);
  const print = page.getByRole('button', { name: 'Print tickets' });
  await expect.element(print).toBeDisabled();
  await expect.element(print).toHaveAccessibleDescription(/No tickets to print/);
  await page.getByRole('link', { name: 'Tomorrow', exact: true }).click();
  await expect.poll(() => window.location.search).toBe('?day=2026-11-21');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a day' });
  await dialog.getByLabelText(/^Day/).fill('2030-01-05');
  await dialog.getByRole('button', { name: 'Show this day' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Nothing to make on Saturday 5 January' }))
    .toBeVisible();
  const previous = page.getByRole('link', { name: 'Previous day' });
  (previous.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Friday 4 January');
  await expect.element(previous).toHaveFocus();
});
