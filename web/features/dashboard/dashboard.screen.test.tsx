import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  countWaitingEndpoint,
  type Dashboard,
  openShopEndpoint,
  readDashboardEndpoint,
  tickFirstStepEndpoint,
} from '../../../contract/dashboard.ts';
import { listAdminOrdersEndpoint } from '../../../contract/order-admin.ts';
import { addDays } from '../../../domain/delivery/lagos-time.ts';
import { makeFreeLineId } from '../../../domain/orders/taken-orders.ts';
import { FIRST_STEPS } from '../../../domain/shop/first-week.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { notifyNews } from '../../testing/news-stub.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, loseConnection, type StubAnswer } from '../../testing/stub-server.ts';

const SALES = { orders: 12, value: 240_000, moneyIn: 200_000, moneyBack: 5_000 };

function makeDashboard(dayCount: number): Dashboard {
  const trend = Array.from({ length: dayCount }, (_, index) => ({
    ...SALES,
    day: addDays('2026-11-01', index),
  }));
  return {
    asOf: '2026-11-17T09:00:00.000Z',
    hasOrders: true,
    firstSteps: [...FIRST_STEPS],
    openingObstacles: [],
    publishedSamples: 0,
    ahead: [
      {
        day: '2026-11-17',
        isOpen: true,
        workUnits: 80,
        workUnitsTaken: 20,
        ordersTaken: 3,
        orders: 3,
        value: 60_000,
      },
    ],
    today: { confirmed: 2, in_kitchen: 1 },
    sales: SALES,
    salesBefore: SALES,
    spanBefore: { from: '2026-10-01', to: '2026-10-30' },
    trend,
    bestSellers: [],
    campaigns: [],
    attention: {
      needing: 0,
      orders: {},
      unsettled: 0,
      unpaid: { orders: 0, value: 0 },
      expired: { since: '2026-11-16', orders: 0, value: 0 },
      unquoted: { orders: 0, messages: 0, waitingSince: null },
      unsentMails: 0,
      questions: 0,
      reviews: 0,
      awaitedVouchers: 0,
    },
  };
}

const openDashboard = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readDashboardEndpoint, ({ query }) => makeDashboard(Number(query.get('days') ?? 30))),
      answer(listAdminOrdersEndpoint, { data: [], total: 0, nextCursor: null, attentionCount: 0 }),
      ...answers,
    ],
  });

test('the chart has its figures behind it, and the span stands in the address (P1.18)', {
  tags: 'long',
}, async () => {
  await openDashboard();
  await expect.element(page.getByRole('img', { name: 'Payments by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect.element(page.getByRole('img', { name: 'Orders by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  const rows = page.getByRole('region', { name: 'Sales by day' }).getByRole('row');
  await expect.poll(() => rows.length).toBe(31);
  const span = page.getByRole('combobox', { name: 'Period' });
  await span.selectOptions('7');
  await expect.poll(() => rows.length).toBe(8);
  await openScreen(window.location.pathname + window.location.search, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readDashboardEndpoint, makeDashboard(7)),
      answer(listAdminOrdersEndpoint, { data: [], total: 0, nextCursor: null, attentionCount: 0 }),
    ],
  });
  await expect.element(span).toHaveValue('7');
});

test('the dashboard says what discount codes brought in its days, each opening its orders (P41.13)', {
  tags: 'long',
}, async () => {
  const campaigns = [{ id: 'c1', name: 'WELCOME', orders: 2, value: 15_000, given: 1_000 }];
  const server = await openDashboard(answer(readDashboardEndpoint, { ...makeDashboard(30), campaigns }));
  const list = page.getByRole('list', { name: 'Discount codes' });
  await expect.element(list).toMatchTextContent('WELCOME2 orders, ₦1,000 off₦15,000');
  const link = list.getByRole('link', { name: 'WELCOME' });
  expect(link.element().getAttribute('href')).toBe(
    '/admin/orders?soldFrom=2026-11-01&soldTo=2026-11-30&campaign=c1&sort=newest',
  );
  server.change(answer(readDashboardEndpoint, makeDashboard(30)));
  await notifyNews({ kind: 'custom_order', id: 'c1' });
  await expect.element(list).not.toBeInTheDocument();
});

test('the menu says how much waits, in words too, and hears of more without a reload', {
  tags: 'long',
}, async () => {
  const server = await openDashboard(
    answer(countWaitingEndpoint, { orders: 0, customOrders: 1, reviews: 0, messages: 0, vouchers: 0 }),
  );
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect.element(menu.getByRole('link', { name: 'Custom orders 1 to do', exact: true })).toBeVisible();
  server.change(
    answer(countWaitingEndpoint, { orders: 0, customOrders: 2, reviews: 0, messages: 0, vouchers: 0 }),
  );
  await notifyNews({ kind: 'custom_order', id: 'c1' });
  await expect.element(menu.getByRole('link', { name: 'Custom orders 2 to do', exact: true })).toBeVisible();
});

test('the dashboard is called so on the screen, with the day below its title (P28.149)', async () => {
  await openDashboard();
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toMatchTextContent('Dashboard');
  expect(title.element().nextElementSibling?.textContent).toMatch(/^\w+day \d+ \w+$/);
});

test('among the best sellers a product leads to its page, and an item that was named by hand nowhere (P28.300)', async () => {
  const bestSellers = [
    { productId: makeFreeLineId('puff-puff'), name: 'Puff-puff, 24 pieces', pieces: 2, value: 24_000 },
    { productId: 'meat-pie', name: 'Meat pie', pieces: 12, value: 18_000 },
  ];
  await openDashboard(answer(readDashboardEndpoint, { ...makeDashboard(30), bestSellers }));
  const list = page.getByRole('list', { name: 'Best sellers' });
  await expect
    .element(list.getByRole('link', { name: 'Meat pie' }))
    .toHaveAttribute('href', '/admin/products/meat-pie/edit');
  await expect.element(list.getByText('Puff-puff, 24 pieces')).toBeVisible();
  expect(list.getByRole('link').elements()).toHaveLength(1);
});

test('a dashboard that cannot be read says so and is tried again', { tags: 'long' }, async () => {
  const server = await openDashboard(answer(readDashboardEndpoint, loseConnection));
  await expect.element(page.getByText('Network error. Please check your connection.')).toBeVisible();
  server.change(answer(readDashboardEndpoint, makeDashboard(30)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
});

test('a new shop has its steps and no empty chart; each opens its screen, and the last one is ticked by hand (P23.7, P23.8, P28.138)', async () => {
  const done = FIRST_STEPS.filter((step) => step !== 'backup' && step !== 'order');
  const newShop = { ...makeDashboard(30), hasOrders: false, firstSteps: [...done] };
  const server = await openDashboard(answer(readDashboardEndpoint, newShop));
  const steps = page.getByRole('region', { name: 'Set up your shop' });
  await expect.element(steps).toMatchTextContent('10 of 12 done');
  await expect.element(steps).toMatchTextContent('Once the shop is open, a customer’s order counts too.');
  await expect
    .element(steps.getByRole('link', { name: 'Place a test order' }))
    .toHaveAttribute('href', '/admin/orders/new');
  await expect.element(page.getByRole('heading', { name: 'Already have orders?' })).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument();

  const almost: Dashboard = { ...makeDashboard(30), firstSteps: [...done, 'order'] };
  server.change(answer(readDashboardEndpoint, almost));
  await notifyNews({ kind: 'custom_order', id: 'c1' });
  await expect.element(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
  server.change(answer(tickFirstStepEndpoint, { firstSteps: [...FIRST_STEPS] }));
  server.change(answer(readDashboardEndpoint, makeDashboard(30)));
  await steps.getByRole('button', { name: 'We save our own copies' }).click();
  await expect.element(steps).not.toBeInTheDocument();
  expect(server.callsOf(tickFirstStepEndpoint)).toMatchObject([{ body: { step: 'backup', isDone: true } }]);
});

test('a step that was marked as done is back on the list with Undo (P28.447)', async () => {
  const almost = { ...makeDashboard(30), firstSteps: FIRST_STEPS.filter((step) => step !== 'backup') };
  const server = await openDashboard(answer(readDashboardEndpoint, almost));
  const steps = page.getByRole('region', { name: 'Set up your shop' });
  const done = steps.getByRole('button', { name: 'We save our own copies' });
  await expect.element(done).toBeVisible();
  server.change(answer(tickFirstStepEndpoint, { firstSteps: [...FIRST_STEPS] }));
  server.change(answer(readDashboardEndpoint, makeDashboard(30)));
  await done.click();
  await expect.element(steps).not.toBeInTheDocument();
  server.change(answer(readDashboardEndpoint, almost));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(steps.getByRole('listitem')).toMatchTextContent('Backup');
  expect(server.callsOf(tickFirstStepEndpoint)).toMatchObject([
    { body: { step: 'backup', isDone: true } },
    { body: { step: 'backup', isDone: false } },
  ]);
});

test('the shop is opened from its last step, which names what is missing first and leads to the check (P36.11, P36.43)', async () => {
  const firstSteps = FIRST_STEPS.filter((step) => step !== 'open' && step !== 'pages' && step !== 'bank');
  const closed = { ...makeDashboard(30), hasOrders: false, firstSteps };
  const server = await openDashboard(
    answer(readDashboardEndpoint, { ...closed, openingObstacles: ['bank'] }),
    answer(openShopEndpoint, { firstSteps: [...FIRST_STEPS] }),
  );
  const steps = page.getByRole('region', { name: 'Set up your shop' });
  await expect.element(steps).toMatchTextContent('Customers can’t order yet.');
  await expect
    .element(steps.getByRole('link', { name: 'Check email and payments' }))
    .toHaveAttribute('href', '/admin/settings/opening');
  await expect.element(steps.getByRole('button', { name: 'Open the shop' })).not.toBeInTheDocument();

  server.change(
    answer(readDashboardEndpoint, { ...closed, firstSteps: [...firstSteps, 'bank'], publishedSamples: 3 }),
  );
  await notifyNews({ kind: 'custom_order', id: 'c1' });
  await steps.getByRole('button', { name: 'Open the shop' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question).toMatchTextContent('3 products are still samples');
  await expect.element(question).toMatchTextContent('Returns, privacy and terms');
  server.change(answer(readDashboardEndpoint, { ...closed, firstSteps: [...firstSteps, 'bank', 'open'] }));
  await question.getByRole('button', { name: 'Open the shop' }).click();
  await expect.element(steps).toMatchTextContent('11 of 12 done');
  expect(server.callsOf(openShopEndpoint)).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
});

test('once there are orders, what needs attention and today stand above what is left to set up (P28.3, P28.163)', async () => {
  const dashboard = makeDashboard(30);
  const attention = { ...dashboard.attention, needing: 1, orders: { late: 1 } };
  const firstSteps = FIRST_STEPS.filter((step) => step !== 'backup');
  await openDashboard(answer(readDashboardEndpoint, { ...dashboard, attention, firstSteps }));
  const steps = page.getByRole('region', { name: 'Set up your shop' });
  await expect.element(steps.getByRole('listitem')).toMatchTextContent('Backup');
  const late = page.getByRole('link', { name: /Late/ }).element();
  const today = page.getByRole('heading', { name: 'Due today' }).element();
  for (const above of [late, today]) {
    expect(above.compareDocumentPosition(steps.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('the owner of a real shop is reminded that only a password protects the account (P26.14)', async () => {
  await openDashboard(answer(readDashboardEndpoint, { ...makeDashboard(30), isSecondFactorDue: true }));
  await expect.element(page.getByRole('link', { name: 'Set up two-step sign-in' })).toBeVisible();
});
