import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { moveTicketEndpoint, readKitchenDayEndpoint } from '../../../../contract/kitchen.ts';
import {
  beginPairingEndpoint,
  checkPinEndpoint,
  readOwnDeviceEndpoint,
} from '../../../../contract/kitchen-devices.ts';
import {
  listSwitchedOnEndpoint,
  readShelfEndpoint,
  saveShelfDayEndpoint,
} from '../../../../contract/shelf.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { STAFF_PIN_HEADER } from '../../../../domain/users/staff-pin.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../../testing/stub-server.ts';
import { makeTicket } from '../../orders/kitchen/testing/example-ticket.ts';
import { makeShelf } from '../../orders/shelf/testing/example-shelf.ts';

const TABLET = { width: 768, height: 1024 };
const NOW = '2026-11-20T07:00:00.000Z';
const DAY = readLagosDay(new Date(NOW));

test('a tablet that nobody has paired shows the code to type (P35.14)', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  await openScreen('/tablet', {
    viewport: TABLET,
    answers: [
      answer(readOwnDeviceEndpoint, { status: 'none' }),
      answer(beginPairingEndpoint, { status: 'waiting', code: '4821 9037', expiresAt }),
    ],
  });
  await expect.element(page.getByText('4821 9037')).toBeVisible();
});

const typePin = async (pin: string) => {
  for (const digit of pin) await page.getByRole('button', { name: digit }).click();
};

test('who records something says so by name and PIN, in targets for gloves (P35.15)', {
  tags: 'long',
}, async () => {
  const people = [{ id: 'b1', name: 'Bisi', isLocked: false }];
  const ticket = makeTicket({ moves: ['decorate'], slot: { day: DAY, from: '09:00', to: '12:00' } });
  const wrong = { message: 'That PIN isn’t right. 4 attempts left.', code: 'wrong_pin' };
  const server = await openScreen(`/tablet/kitchen?day=${DAY}`, {
    viewport: TABLET,
    answers: [
      answer(readOwnDeviceEndpoint, { status: 'paired', name: 'Oven', people }),
      answer(readKitchenDayEndpoint, {
        day: DAY,
        today: DAY,
        now: NOW,
        tickets: [ticket],
        waitingCount: 0,
        totals: { pieces: [], sponges: [], fillings: [] },
      }),
      answer(checkPinEndpoint, refuse(403, wrong)),
      answer(moveTicketEndpoint, { ...ticket, place: 'decorate', moves: [], version: 4 }),
    ],
  });
  await page.getByRole('button', { name: 'Baked, order 482-093-718' }).click();
  await page.getByRole('button', { name: 'Bisi' }).click();
  const key = page.getByRole('button', { name: '5' });
  await expect.element(key).toBeVisible();
  expect(key.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  await typePin('2580');
  await expect.element(page.getByRole('alert')).toMatchTextContent('That PIN isn’t right.');
  expect(server.callsOf(moveTicketEndpoint)).toEqual([]);

  server.change(answer(checkPinEndpoint, null));
  await typePin('3690');
  await expect.poll(() => server.callsOf(moveTicketEndpoint)).toHaveLength(1);
  const [moved] = server.callsOf(moveTicketEndpoint);
  expect(moved?.headers.get(STAFF_PIN_HEADER)).toBe('b1.3690');
});

test('without a connection what is pressed is refused and stays to be pressed again, in targets for gloves (P35.18)', async () => {
  const ticket = makeTicket({ moves: ['decorate'], slot: { day: DAY, from: '09:00', to: '12:00' } });
  const people = [{ id: 'b1', name: 'Bisi', isLocked: false }];
  const server = await openScreen(`/tablet/kitchen?day=${DAY}`, {
    viewport: TABLET,
    answers: [
      answer(readOwnDeviceEndpoint, { status: 'paired', name: 'Oven', people }),
      answer(listSwitchedOnEndpoint, { data: ['shelf'] }),
      answer(readKitchenDayEndpoint, {
        day: DAY,
        today: DAY,
        now: NOW,
        tickets: [ticket],
        waitingCount: 0,
        totals: { pieces: [], sponges: [], fillings: [] },
      }),
      answer(checkPinEndpoint, null),
      answer(moveTicketEndpoint, loseConnection),
      answer(readShelfEndpoint, makeShelf()),
      answer(saveShelfDayEndpoint, loseConnection),
    ],
  });
  const baked = page.getByRole('button', { name: 'Baked, order 482-093-718' });
  await baked.click();
  await page.getByRole('button', { name: 'Bisi' }).click();
  await typePin('2580');
  await expect.element(page.getByText(/482-093-718: /)).toBeVisible();
  await expect.element(baked).toBeEnabled();
  server.change(answer(moveTicketEndpoint, { ...ticket, place: 'decorate', moves: [], version: 4 }));
  await baked.click();
  await expect.element(baked).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Shelf' }).click();
  const pieces = page.getByRole('textbox', { name: 'Meat pie: made today' });
  await pieces.fill('24');
  const save = page.getByRole('button', { name: 'Save shelf' });
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(pieces).toHaveValue('24');
  const targets = document.querySelectorAll('main :is(a, button, input, select)');
  const heights = [...targets].map((target) => target.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  server.change(answer(saveShelfDayEndpoint, makeShelf({ pieces: 24, left: 22 })));
  await save.click();
  await expect.element(page.getByText('22 left')).toBeVisible();
  expect(server.callsOf(saveShelfDayEndpoint).at(-1)?.headers.get(STAFF_PIN_HEADER)).toBe('b1.2580');
});
