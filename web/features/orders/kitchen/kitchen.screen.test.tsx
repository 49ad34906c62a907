import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type KitchenDay, moveTicketEndpoint, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { makeTicket, makeTicketLine } from './testing/example-ticket.ts';

const NOW = '2026-11-20T07:00:00.000Z';
const TODAY = readLagosDay(new Date(NOW));

function makeKitchenDay(changes: Partial<KitchenDay> = {}): KitchenDay {
  return {
    day: TODAY,
    today: TODAY,
    now: NOW,
    tickets: [],
    waitingCount: 0,
    totals: { pieces: [], sponges: [], fillings: [] },
    ...changes,
  };
}

const openKitchen = (search: string, ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/kitchen${search}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readKitchenDayEndpoint, ({ query }) => makeKitchenDay({ day: query.get('day') ?? TODAY })),
      ...answers,
    ],
  });

const findStage = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}: `) });

test('who is second sees the ticket as it is now, and is told so', async () => {
  const waiting = makeTicket({ status: 'confirmed', moves: ['bake', 'decorate', 'pack'] });
  const begun = { ...waiting, version: 4, status: 'in_kitchen', moves: ['decorate', 'pack'] };
  const server = await openKitchen(
    `?day=${TODAY}`,
    answer(readKitchenDayEndpoint, makeKitchenDay({ tickets: [waiting] })),
    answer(moveTicketEndpoint, () =>
      refuse(409, { message: 'Somebody was quicker.', code: 'stale_edit', ticket: begun }),
    ),
  );
  const begin = page.getByRole('button', { name: 'Begin with order 482-093-718' });
  await expect.element(begin).toBeVisible();
  // What the refusal says is shown though the board cannot be read again.
  server.change(answer(readKitchenDayEndpoint, () => new Promise(() => {})));
  await begin.click();
  await expect.element(page.getByText('482-093-718: Somebody was quicker.')).toBeVisible();
  await expect.element(begin).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Baked, order 482-093-718' })).toBeVisible();
});

test('the board shows the cake, its allergens and what to make, and all of it on paper (P1.24, P8.4)', async () => {
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
  const ticket = findStage('Bake').getByRole('listitem').filter({ hasText: '482-093-718' });
  await expect.element(ticket).toMatchTextContent('Vanilla sponge, strawberry filling');
  await expect.element(ticket).toMatchTextContent('Contains gluten, milk, egg');
  await expect.element(ticket).toMatchTextContent('No candles');
  await ticket.getByRole('button', { name: 'Enlarge the drawing of Design your own cake' }).click();
  const drawing = page.getByRole('dialog', { name: 'Drawing of Design your own cake' });
  await drawing.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'What to make' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sponge' })).toBeVisible();
  await page.viewport(PHONE.width, PHONE.height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole('link', { name: 'Print tickets' }).click();
  await expect
    .element(page.getByRole('article', { name: /482-093-718/ }))
    .toMatchTextContent('Vanilla sponge');
  await page.getByRole('link', { name: 'Close together' }).click();
  await expect
    .element(page.getByRole('article', { name: 'Order 482-093-718' }))
    .toMatchTextContent('☐ Decorate');
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect.element(page.getByRole('heading', { name: 'What to make' })).toBeVisible();
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

test('an empty day says so, and the days are a tap apart', async () => {
  await openKitchen(`?day=${TODAY}`);
  await page.getByRole('link', { name: 'Tomorrow', exact: true }).click();
  await expect.poll(() => window.location.search).toBe('?day=2026-11-21');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which day?' });
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
