import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  listSwitchedOnEndpoint,
  markSoldOutEndpoint,
  readShelfEndpoint,
  saveShelfDayEndpoint,
} from '../../../../contract/shelf.ts';
import { addDays } from '../../../../domain/delivery/lagos-time.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../../testing/common-answers.ts';
import { notifyNews } from '../../../testing/news-stub.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { makeShelf, SHELF_DAY } from './testing/example-shelf.ts';

const pieces = page.getByRole('textbox', { name: 'Meat pie: made today' });
const save = page.getByRole('button', { name: 'Save shelf' });

test('the morning is filled in on a phone, as yesterday in one tap, and a refusal loses nothing (P39.3)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/admin/shelf', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readShelfEndpoint, makeShelf()),
      answer(saveShelfDayEndpoint, refuse(409, { message: 'Reload the page.', code: 'not_on_shelf' })),
    ],
  });
  await expect.element(save).toBeDisabled();
  await page.getByRole('button', { name: 'Copy yesterday’s numbers' }).click();
  await expect.element(pieces).toHaveValue('30');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Reload the page.');
  await expect.element(pieces).toHaveValue('30');
  server.change(answer(saveShelfDayEndpoint, makeShelf({ pieces: 30, left: 28 })));
  await save.click();
  await expect.element(page.getByText('28 left')).toBeVisible();
  const items = [{ productId: 'meat-pie', sizeId: null, pieces: 30 }];
  expect(server.callsOf(saveShelfDayEndpoint).at(-1)?.body).toEqual({ day: SHELF_DAY, items });
  server.change(answer(markSoldOutEndpoint, makeShelf({ isSoldOut: true, left: 0 })));
  await page.getByRole('button', { name: 'Mark sold out: Meat pie' }).click();
  await expect.element(page.getByRole('button', { name: 'Sell again: Meat pie' })).toBeVisible();
});

test('another day gets its own number on the same screen, and a product is looked for at once (P39.15, P28.52)', async () => {
  const saturday = addDays(SHELF_DAY, 5);
  const server = await openScreen('/admin/shelf', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readShelfEndpoint, ({ query }) => makeShelf({}, query.get('day') ?? SHELF_DAY)),
      answer(saveShelfDayEndpoint, makeShelf({ pieces: 60 }, saturday)),
    ],
  });
  await page.getByRole('button', { name: 'Add a product' }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Find a product' })).toHaveFocus();
  await page.getByRole('combobox', { name: 'Day' }).selectOptions(saturday);
  const planned = page.getByRole('textbox', { name: 'Meat pie: pieces that day' });
  await planned.fill('60');
  await save.click();
  await expect.element(page.getByText('Usually 20')).toBeVisible();
  expect(server.callsOf(saveShelfDayEndpoint)[0]?.body).toMatchObject({
    day: saturday,
    items: [{ pieces: 60 }],
  });
});

test('the kitchen has the shelf in its menu and sees what is sold elsewhere without a reload (P35.17, P39.16)', async () => {
  const server = await openScreen('/staff/shelf', {
    visitor: { ...CUSTOMER, role: 'kitchen' },
    answers: [answer(listSwitchedOnEndpoint, { data: ['shelf'] }), answer(readShelfEndpoint, makeShelf())],
  });
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect.element(menu.getByRole('link', { name: 'Shelf' })).toBeVisible();
  expect(
    menu
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Kitchen', 'Shelf']);
  await expect.element(page.getByText('18 left')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Weekly plan/ })).not.toBeInTheDocument();
  server.change(answer(readShelfEndpoint, makeShelf({ taken: 20, left: 0 })));
  await notifyNews({ kind: 'shelf' });
  await expect.element(page.getByText('0 left')).toBeVisible();
});
