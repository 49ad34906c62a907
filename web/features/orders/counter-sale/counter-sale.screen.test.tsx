import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type CounterSale,
  type CounterTile,
  listCounterSalesEndpoint,
  makeCounterSaleEndpoint,
  readCounterEndpoint,
} from '../../../../contract/counter-sale.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { notifyNews } from '../../../testing/news-stub.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';

const PIE: CounterTile = {
  productId: 'meat-pie',
  sizeId: null,
  name: 'Meat pie',
  sizeName: null,
  category: 'Pies',
  price: 1_500,
  pictureId: null,
  left: 7,
};
const BREAD: CounterTile = { ...PIE, productId: 'bread', name: 'Agege bread', price: 1_800, left: null };
const CAKE: CounterTile = { ...PIE, productId: 'cake', name: 'Honey cake', left: 0 };

const SOLD: CounterSale = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  number: '482-093-718',
  at: '2026-11-16T11:00:00.000Z',
  by: 'Bisi',
  lines: [{ name: 'Meat pie', sizeName: null, quantity: 1, price: 1_500, total: 1_500 }],
  total: 1_500,
  includedVat: 104.65,
  payments: [{ way: 'cash', amount: 1_500, note: '' }],
  isTakenBack: false,
  canTakeBack: true,
};

const openCounter = (width: number, ...answers: readonly StubAnswer[]) =>
  openScreen('/admin/counter', {
    visitor: ADMINISTRATOR,
    viewport: { width, height: 800 },
    answers: [
      answer(readCounterEndpoint, { isOn: true, categories: ['Bread', 'Pies'], tiles: [PIE, BREAD, CAKE] }),
      answer(listCounterSalesEndpoint, { data: [] }),
      ...answers,
    ],
  });

const complete = page.getByRole('button', { name: 'Complete sale' });
const done = page.getByRole('dialog', { name: 'Sale complete' });

test('today’s sales are opened from the top of the counter, and a slip is voided there (P28.65)', async () => {
  await openCounter(360, answer(listCounterSalesEndpoint, { data: [SOLD] }));
  const open = page.getByRole('button', { name: 'Today’s sales' });
  await expect.element(open).toBeInViewport();
  await open.click();
  const sales = page.getByRole('dialog', { name: 'Today’s sales' });
  await sales.getByRole('button', { name: 'Void' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Void this sale?' })).toBeVisible();
});

test('on a phone a sale of many items stays within today’s sales (P28.336)', async () => {
  const [line] = SOLD.lines;
  const lines = [1, 2, 3].map((place) => ({ ...line, name: `Nigerian meat pie ${place}` }) as typeof line);
  const sale = { ...SOLD, lines: lines.filter((each) => each !== undefined), isTakenBack: true };
  await openCounter(360, answer(listCounterSalesEndpoint, { data: [sale] }));
  await page.getByRole('button', { name: 'Today’s sales' }).click();
  const sales = page.getByRole('dialog', { name: 'Today’s sales' });
  const receipt = sales.getByRole('link', { name: 'Receipt' });
  await expect.element(receipt).toBeVisible();
  const { right } = sales.element().getBoundingClientRect();
  expect(receipt.element().getBoundingClientRect().right).toBeLessThan(right - 16);
});

test('on a phone the payment leaves most of the screen to the products (P28.53)', {
  tags: 'long',
}, async () => {
  await openCounter(360);
  await page.getByRole('button', { name: /Meat pie/ }).click();
  await expect.element(page.getByText('Change 1 item')).toBeVisible();
  const { height } = page.getByRole('region', { name: 'Cart' }).element().getBoundingClientRect();
  expect(height).toBeLessThan(260);
});

for (const width of [360, 768]) {
  test(`a sale takes three taps at ${width} pixels: what it is, that it is paid, the next one (P39.14)`, async () => {
    const sent: unknown[] = [];
    await openCounter(
      width,
      answer(makeCounterSaleEndpoint, async ({ body }) => {
        sent.push(body);
        return SOLD;
      }),
    );
    await page.getByRole('button', { name: /Meat pie/ }).click();
    await complete.click();
    await expect.element(done).toBeVisible();
    expect(sent).toEqual([
      {
        lines: [{ productId: 'meat-pie', sizeId: null, quantity: 1, expectedPrice: 1_500 }],
        payments: [{ way: 'cash', amount: 1_500, received: null }],
      },
    ]);
    await done.getByRole('button', { name: 'New sale' }).click();
    await expect.element(complete).toBeDisabled();
  });
}

test('cash received shows the change, and what is refused keeps the cart (P39.9)', {
  tags: 'long',
}, async () => {
  await openCounter(
    1_280,
    answer(makeCounterSaleEndpoint, () =>
      refuse(409, { code: 'shelf_short', message: 'Meat pie is sold out today.' }),
    ),
  );
  await page.getByRole('button', { name: /Meat pie/ }).click();
  await page.getByRole('button', { name: /Agege bread/ }).click();
  await page.getByRole('button', { name: '₦4,000' }).click();
  await expect.element(page.getByText('₦700')).toBeVisible();
  await complete.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Meat pie is sold out today.');
  await expect.element(page.getByRole('button', { name: 'One more Agege bread' })).toBeVisible();
});

test('what is sold out cannot be added, and a counter that is switched off says where to switch it on (P39.1)', {
  tags: 'long',
}, async () => {
  const server = await openCounter(1_280);
  await page.getByRole('button', { name: /Honey cake/ }).click({ force: true });
  await expect.element(complete).toBeDisabled();
  server.change(answer(readCounterEndpoint, { isOn: false, categories: [], tiles: [] }));
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('pie');
  await expect.element(page.getByText('Counter sales are turned off')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open settings' }))
    .toHaveAttribute('href', '/admin/settings/shelf');
});

test('what sells out elsewhere is sold out here without a reload (P39.16)', { tags: 'long' }, async () => {
  const server = await openCounter(360);
  await expect.element(page.getByRole('button', { name: /Meat pie/ })).toBeEnabled();
  const tiles = [{ ...PIE, left: 0 }, BREAD, CAKE];
  server.change(answer(readCounterEndpoint, { isOn: true, categories: ['Bread', 'Pies'], tiles }));
  await notifyNews({ kind: 'shelf' });
  await expect.element(page.getByRole('button', { name: /Meat pie/ })).toBeDisabled();
});
