import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import { listOrderViewsEndpoint } from '../../../../contract/order-views.ts';
import { readReportEndpoint } from '../../../../contract/reports.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, type StubAnswer } from '../../../testing/stub-server.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { CAMPAIGN_ID, makeEmptyReport, makeReport, PERSON_ID } from './testing/example-report.ts';

const NOVEMBER = '/admin/reports?from=2026-11-01&to=2026-11-16';

const readSpan = (query: URLSearchParams) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' });

const openReports = (address = NOVEMBER, ...answers: readonly StubAnswer[]) =>
  openScreen(address, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readReportEndpoint, ({ query }) => makeReport(readSpan(query))),
      answer(listOrderViewsEndpoint, { data: [] }),
      answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
      answer(listAdminOrdersEndpoint, ({ query }) => ({
        ...{ data: [], total: 0, nextCursor: null, attentionCount: 0 },
        campaignName: query.has('campaign') ? 'WELCOME' : null,
      })),
      ...answers,
    ],
  });

test('every figure of the report leads to its orders (P19.2, P28.436)', async () => {
  const server = await openReports();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const addressOf = (name: string) => link(name).element().getAttribute('href') ?? '';
  await expect.element(page.getByText('₦4,218,600').first()).toBeVisible();
  await expect.element(page.getByText('Compared with 1–16 Oct')).toBeVisible();
  expect(addressOf('₦4,218,600')).toContain('takenFrom=2026-11-01&takenTo=2026-11-16');
  expect(addressOf('₦4,330,000')).toContain('soldFrom=2026-11-01&soldTo=2026-11-16');
  expect(addressOf('−₦46,500')).toContain('refundedFrom=2026-11-01&refundedTo=2026-11-16');
  expect(addressOf('₦184,200')).toContain('due=1');
  expect(addressOf('Cash')).toContain('takenWay=cash');
  expect(addressOf('Kẹhinde Ọla')).toContain(`takenBy=${PERSON_ID}`);
  expect(addressOf('Paid online')).toContain('takenBy=online');
  expect(addressOf('Meat pie')).toContain('product=meat-pie');
  expect(addressOf('Small chops')).toContain('category=Small+chops');
  expect(addressOf('Lagos Island')).toContain('zone=island');
  await link('Cash').click();
  await expect
    .element(page.getByRole('button', { name: /^Paid by cash Sun 1 Nov to Mon 16 Nov/ }))
    .toBeVisible();
  expect(server.callsOf(listAdminOrdersEndpoint).map(({ query }) => query.get('takenWay'))).toContain('cash');
  await page.getByRole('button', { name: /^Paid by cash/ }).click();
  await expect.poll(() => window.location.search).not.toContain('taken');
});

test('at the close of a day the cash to count is the first figure on a phone (P28.200)', async () => {
  await openScreen('/admin/reports?from=2026-11-16&to=2026-11-16', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readReportEndpoint, ({ query }) => {
        const report = makeReport(readSpan(query));
        return { ...report, days: report.days.slice(0, 1) };
      }),
    ],
  });
  const cash = page.getByText(/^Cash in hand/).first();
  await expect.element(cash).toBeVisible();
  expect(cash.element().getBoundingClientRect().top).toBeLessThan(PHONE.height / 2);
});

test('the report says what each discount code brought and gave, and opens its orders (P41.13)', {
  tags: 'long',
}, async () => {
  const server = await openReports();
  const table = page.getByRole('table', { name: 'Sales with a discount code' });
  await expect.element(table.getByRole('row', { name: 'WELCOME 12 ₦31,500 ₦283,500' })).toBeVisible();
  await table.getByRole('link', { name: 'WELCOME' }).click();
  await expect
    .element(page.getByRole('button', { name: /^Discount code WELCOME, placed Sun 1 Nov to Mon 16 Nov/ }))
    .toBeVisible();
  const asked = server.callsOf(listAdminOrdersEndpoint).map(({ query }) => query.get('campaign'));
  expect(asked).toContain(CAMPAIGN_ID);
});

test('the money of a report says what is before and after refunds, and adds up (P28.8)', async () => {
  await openReports();
  const figure = (name: string) => page.getByRole('term').getByText(name, { exact: true }).first();
  const readValue = (name: string) => figure(name).element().nextElementSibling?.textContent;
  await expect.element(page.getByText(/^Before refunds/)).toBeVisible();
  expect(readValue('Payments')).toBe('₦4,218,600');
  expect(readValue('Refunded')).toBe('−₦46,500');
  expect(readValue('After refunds')).toBe('₦4,172,100');
});

test('goodwill and write-offs are lines between sales and payments, open their orders and add up (P28.270)', async () => {
  await openReports();
  const panel = page.getByRole('heading', { name: 'From sales to payments' });
  await expect.element(panel).toBeVisible();
  const lines = panel.element().parentElement?.querySelectorAll('dl > div') ?? [];
  expect([...lines].map((line) => line.textContent)).toEqual([
    'Sales₦4,330,000',
    'Goodwill−₦12,500',
    'Written off−₦2,000',
    'Net sales₦4,315,500',
    'Paid for these orders₦4,160,800',
    'Refunded for these orders−₦20,500',
    'To refund for these orders−₦9,000',
    'Still due for these orders₦184,200',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Goodwill' }))
    .toHaveAttribute(
      'href',
      '/admin/orders?soldFrom=2026-11-01&soldTo=2026-11-16&waived=goodwill&sort=newest',
    );
});

test('a refund that was promised and not sent is a line of its own, in no sum, and leads to its orders (P28.39)', {
  tags: 'long',
}, async () => {
  await openReports();
  const line = page.getByRole('link', { name: 'Refunds promised, not sent yet' });
  await expect.element(line).toHaveAttribute('href', '/admin/orders?promisedTo=2026-11-16&sort=newest');
  expect(line.element().closest('dt')?.nextElementSibling?.textContent).toBe('₦9,000');
  await expect.element(page.getByText('−₦46,500').first()).toBeVisible();
});

test('sales stand beside payments with a line that tells them apart, and nothing is compared with nothing (P28.26, P28.124)', async () => {
  const { totalsBefore } = makeEmptyReport({ from: '2026-11-01', to: '2026-11-16' });
  await openReports(
    NOVEMBER,
    answer(readReportEndpoint, ({ query }) => {
      const report = makeReport(readSpan(query), { totalsBefore });
      const byMethod = report.sold.byMethod.map((row) => ({ ...row, valueBefore: 0 }));
      return { ...report, sold: { ...report.sold, byMethod } };
    }),
  );
  await expect.element(page.getByText(/^Payments: money received .* Sales: orders placed/)).toBeVisible();
  const sales = page.getByRole('term').getByText('Sales (orders placed)').element().parentElement;
  expect(sales?.textContent).toBe('Sales (orders placed)₦4,330,000186 orders');
  await expect.element(page.getByText('Before refunds', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Compared with/)).not.toBeVisible();
  const headings = (table: string) =>
    page
      .getByRole('table', { name: table })
      .getByRole('columnheader')
      .elements()
      .map((heading) => heading.textContent);
  expect(headings('Sales by delivery or pickup')).toEqual(['Method', 'Orders', 'Sales']);
  expect(headings('Sales by zone')).toEqual(['Zone', 'Orders', 'Sales', 'Change']);
});

test('what the provider keeps and what banks took back are lines of their own (P31.2, P31.5)', async () => {
  const byWay = [{ way: 'reversed' as const, refunds: 1, value: 15_000, valueBefore: 0 }];
  await openReports(
    NOVEMBER,
    answer(readReportEndpoint, ({ query }) =>
      makeReport(readSpan(query), { refunded: { byWay, promised: { orders: 0, value: 0 } } }),
    ),
  );
  const readValue = (name: string) =>
    page.getByRole('term').getByText(name, { exact: true }).first().element().nextElementSibling?.textContent;
  await expect.element(page.getByText('Reversed by banks')).toBeVisible();
  expect(readValue('Payment fees')).toBe('−₦11,200');
  expect(readValue('After refunds and fees')).toBe('₦4,160,900');
});

test('the days stand in the address, and a span too long says so at its field', {
  tags: 'long',
}, async () => {
  await openReports();
  await page.getByRole('button', { name: '1–16 Nov 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose dates' });
  await dialog.getByLabelText('From').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Show report' }).click();
  await expect.element(dialog.getByText('Choose at most 366 days.')).toBeVisible();
  await dialog.getByLabelText('From').fill('2026-11-16');
  await dialog.getByRole('button', { name: 'Show report' }).click();
  await expect.element(page.getByRole('button', { name: 'Mon 16 Nov 2026' })).toBeVisible();
  await expect.poll(() => window.location.search).toBe('?from=2026-11-16&to=2026-11-16');
});

test('the chart has its figures behind it, and a long list is shown in full when asked for', {
  tags: 'long',
}, async () => {
  await openReports();
  await expect.element(page.getByRole('img', { name: /Payments per day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.getByRole('region', { name: 'Payments by day' }).getByRole('row');
  await expect.poll(() => rows.length).toBe(17);
  await expect.element(page.getByText('Coconut bread')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'All 8' }).click();
  await expect.element(page.getByText('Coconut bread')).toBeVisible();
});

test('every colour of the chart is named below it, the best day’s too (P28.150)', async () => {
  await openReports();
  const chart = page.getByRole('img', { name: /^Payments per day/ });
  await expect.element(chart).toBeVisible();
  const drawn = [...chart.element().querySelectorAll('rect')].map((bar) => getComputedStyle(bar).fill);
  const named = [...(chart.element().parentElement?.querySelectorAll('figcaption [aria-hidden]') ?? [])].map(
    (key) => getComputedStyle(key).backgroundColor,
  );
  expect(new Set(drawn)).toEqual(new Set(named));
  // What is light on a dark ground as a bar would be deep as a ground of its own.
  document.documentElement.dataset.theme = 'dark';
  const bar = document.querySelector('.fill-cocoa');
  const key = document.querySelector('.bg-current');
  if (!bar || !key) throw new Error('A day that was not the best has no bar or no key');
  expect(getComputedStyle(key).backgroundColor).toBe(getComputedStyle(bar).fill);
  delete document.documentElement.dataset.theme;
});

test('a shop that has sold nothing is told so, and a lost connection can be tried again', {
  tags: 'long',
}, async () => {
  const server = await openReports(
    NOVEMBER,
    answer(readReportEndpoint, ({ query }) => makeEmptyReport(readSpan(query))),
  );
  await expect.element(page.getByRole('heading', { name: 'No sales in this period' })).toBeVisible();
  server.change(answer(readReportEndpoint, loseConnection));
  await page.getByRole('button', { name: '1–16 Nov 2026' }).click();
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  server.change(answer(readReportEndpoint, ({ query }) => makeReport(readSpan(query))));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: '₦4,218,600' })).toBeVisible();
});

test('the page for the accountant has every figure in full (P19.3)', { tags: 'long' }, async () => {
  await openReports('/admin/reports/print?from=2026-11-01&to=2026-11-16');
  await expect.element(page.getByRole('heading', { name: 'Report, 1–16 Nov 2026' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Money and VAT' });
  await expect
    .element(table.getByRole('row', { name: 'VAT included ₦291,076.74 ₦291,076.74' }))
    .toBeVisible();
  await expect
    .element(table.getByRole('row', { name: 'Excluding VAT ₦3,881,023.26 ₦3,424,523.26' }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Coconut bread 90 ₦180,000 ₦0' })).toBeVisible();
});

test('on a phone the close of day begins with the payments, to count the till (P28.79)', async () => {
  await openReports(
    '/admin/reports?from=2026-11-16&to=2026-11-16',
    answer(readReportEndpoint, ({ query }) => {
      const report = makeReport(readSpan(query));
      return { ...report, days: report.days.slice(0, 1) };
    }),
  );
  await page.viewport(360, 740);
  const top = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
  expect(top('Payment methods')).toBeLessThan(top('Sales by product'));
  expect(top('Refunds and cash')).toBeLessThan(top('Sales by product'));
});
