import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  listAdminOrdersEndpoint,
  readAdminOrderEndpoint,
  readBoardEndpoint,
} from '../../../../contract/order-admin.ts';
import { stepOrdersEndpoint } from '../../../../contract/order-steps.ts';
import {
  listOrderViewsEndpoint,
  removeOrderViewEndpoint,
  saveOrderViewEndpoint,
} from '../../../../contract/order-views.ts';
import { recordPaymentEndpoint, refundEndpoint } from '../../../../contract/payment-admin.ts';
import { notifyNews } from '../../../testing/news-stub.ts';
import { DESKTOP, PHONE } from '../../../testing/open-screen.tsx';
import { finishMotion, READABLE_CONTRAST, readContrast } from '../../../testing/read-contrast.ts';
import { answer, holdAnswer, loseConnection } from '../../../testing/stub-server.ts';
import { makeMoney } from '../testing/example-order.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { answerList, makeAdminPage, makeListed, openAdmin, openAdminAt, rows } from './testing/open-admin.ts';

const search = page.getByRole('searchbox', { name: 'Search orders' });
const ADA = makeListed('Ada Obi');
const BISI = makeListed('Bisi Ade', { id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40', number: '118-204-556' });

test('an older answer never comes over a newer one', { tags: 'long' }, async () => {
  const old = holdAnswer(makeAdminPage());
  const server = await openAdmin(
    '',
    answerList((query) => (query.get('q') === 'nobody' ? old.give() : makeAdminPage(ADA))),
  );
  await search.fill('nobody');
  await expect.poll(() => server.callsOf(listAdminOrdersEndpoint).at(-1)?.query.get('q')).toBe('nobody');
  await search.fill('Ada');
  await expect.poll(() => server.callsOf(listAdminOrdersEndpoint).at(-1)?.query.get('q')).toBe('Ada');
  old.release();
  await expect.element(page.getByText('1 of 1 order')).toBeVisible();
  await expect.element(rows).toMatchTextContent('Ada Obi');
});

test('a list or a board that is asked for anew stays readable', { tags: 'long' }, async () => {
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(ADA)),
    answer(readBoardEndpoint, {
      attentionCount: 0,
      columns: [{ status: 'confirmed', total: 1, data: [ADA] }],
    }),
  );
  const number = page.getByRole('main').getByText('482-093-718');
  const expectReadable = () => {
    finishMotion();
    expect(readContrast(number.element())).toBeGreaterThanOrEqual(READABLE_CONTRAST);
  };
  await expect.element(number).toBeVisible();
  const list = holdAnswer(makeAdminPage(BISI));
  server.change(answerList(list.give));
  await notifyNews({ kind: 'order', id: ADA.id });
  await expect.element(page.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
  expectReadable();
  list.release();
  await expect.element(rows).toMatchTextContent('Bisi Ade');

  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('link', { name: 'Show as a board' }).click();
  await expect.element(number).toBeVisible();
  const board = holdAnswer({
    attentionCount: 0,
    columns: [{ status: 'confirmed' as const, total: 1, data: [BISI] }],
  });
  server.change(answer(readBoardEndpoint, board.give));
  await notifyNews({ kind: 'order', id: ADA.id });
  await expect.element(page.getByRole('region', { name: 'Board' })).toHaveAttribute('aria-busy', 'true');
  expectReadable();
  board.release();
  await expect.element(page.getByRole('link', { name: 'Bisi Ade' })).toBeVisible();
});

test('every tab can be read whole on a phone (P28.6)', async () => {
  const twelve = { ...makeAdminPage(ADA), attentionCount: 12 };
  await openAdminAt(PHONE, answer(listAdminOrdersEndpoint, twelve));
  const attention = page.getByRole('link', { name: /^Needs attention/ });
  await expect.element(attention).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Orders to show' }).getByRole('link').elements();
  expect(tabs).toHaveLength(5);
  for (const tab of tabs) {
    const { left, right } = tab.getBoundingClientRect();
    expect([left >= 0, right <= PHONE.width, tab.scrollWidth <= tab.clientWidth]).toEqual([true, true, true]);
  }
});

test('a filter is kept under a name, opened again and removed', { tags: 'long' }, async () => {
  const view = { id: 'v1', name: 'Tomorrow’s pickups', query: 'method=pickup&sort=newest' };
  const server = await openAdmin(
    '?method=pickup&sort=newest',
    answerList(() => makeAdminPage(ADA)),
    answer(saveOrderViewEndpoint, view),
    answer(removeOrderViewEndpoint, null),
  );
  const filter = page.getByRole('dialog', { name: 'Filter orders' });
  const name = filter.getByRole('textbox', { name: /^Save these filters as/ });
  const open = page.getByRole('button', { name: /^Filter/ });
  await open.click();
  await filter.getByRole('button', { name: 'Save view' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Give the view a name\./);
  await name.fill(view.name);
  server.change(answer(listOrderViewsEndpoint, { data: [view] }));
  await filter.getByRole('button', { name: 'Save view' }).click();
  await expect.element(page.getByText(`Saved as ${view.name}`)).toBeVisible();
  expect(server.callsOf(saveOrderViewEndpoint)).toMatchObject([
    { body: { name: view.name, query: view.query } },
  ]);
  await open.click();
  await expect
    .element(filter.getByRole('link', { name: view.name }))
    .toHaveAttribute('href', `/admin/orders?${view.query}`);
  await filter.getByRole('button', { name: `Remove ${view.name}` }).click();
  await expect.element(filter.getByRole('link', { name: view.name })).not.toBeInTheDocument();
});

describe('the list', () => {
  const findFirstRow = () => page.getByRole('row', { name: /Ada Obi/ });

  test.each([
    ['wide', DESKTOP, 260],
    ['narrow', PHONE, PHONE.height],
  ] as const)(
    'begins with orders on a %s screen, without sideways scrolling (P22.1)',
    async (_, viewport, lowest) => {
      await openAdminAt(
        viewport,
        answerList(() => makeAdminPage(ADA, BISI)),
      );
      await expect.element(findFirstRow()).toBeVisible();
      expect(findFirstRow().element().getBoundingClientRect().top).toBeLessThan(lowest);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
    },
  );

  test('asks for the day of its tab, and what is narrowed can be dropped again (P22.1)', {
    tags: 'long',
  }, async () => {
    const server = await openAdmin(
      '',
      answerList(() => makeAdminPage(ADA)),
    );
    const tabs = page.getByRole('navigation', { name: 'Orders to show' });
    const asked = () => server.callsOf(listAdminOrdersEndpoint).at(-1)?.query;
    await expect.element(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Unpaid' }).click();
    await expect.poll(() => asked()?.get('payment')).toBe('unpaid');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Delivery or pickup' }).selectOptions('Pickup');
    await expect.poll(() => asked()?.get('method')).toBe('pickup');
    expect(asked()?.get('payment')).toBe('unpaid');
    await page.getByRole('button', { name: 'Show orders' }).click();
    await page
      .getByRole('list', { name: 'Filters in use' })
      .getByRole('button', { name: /^Pickup/ })
      .click();
    await expect.poll(() => asked()?.get('method')).toBeNull();
  });

  test('has one amount in a row: what is due, otherwise the total (P22.2)', async () => {
    const due = makeListed('Ada Obi', { money: makeMoney({ due: 12_500 }), paymentState: 'unpaid' });
    const paid = makeListed('Bisi Ade', {
      id: BISI.id,
      money: makeMoney({ due: 0 }),
      paymentState: 'paid',
    });
    await openAdmin(
      '',
      answerList(() => makeAdminPage(due, paid)),
    );
    const amounts = (name: RegExp) =>
      page
        .getByRole('row', { name })
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('₦'));
    await expect.element(page.getByRole('row', { name: /Bisi Ade/ })).toBeVisible();
    expect(amounts(/Ada Obi/)).toEqual(['₦12,500 due']);
    expect(amounts(/Bisi Ade/)).toEqual(['₦20,500Paid']);
  });
});

test('several orders make a step together, and the refused ones are named', { tags: 'long' }, async () => {
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(ADA, BISI)),
    answer(stepOrdersEndpoint, {
      data: [
        { id: ADA.id, number: ADA.number, version: null, problem: 'It is in the kitchen already.' },
        { id: BISI.id, number: BISI.number, version: 2, problem: null },
      ],
    }),
  );
  const chooseAll = page.getByText('Select all shown');
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Select several orders' }).click();
  await chooseAll.click();
  await expect.element(bar).toMatchTextContent('2 orders selected');
  expect(
    bar
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Start preparing', 'Cancel orders', 'Clear selection']);
  await bar.getByRole('button', { name: 'Start preparing' }).click();
  const outcome = page.getByRole('alert').filter({ hasText: '1 order updated. 1 order couldn’t' });
  await expect.element(outcome).toMatchTextContent(/be updated:.*482-093-718.*It is in the kitchen/);
  await expect.element(bar).toMatchTextContent('1 order selected');
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect.element(outcome).not.toBeInTheDocument();

  const ids = [ADA.id, BISI.id];
  server.change(
    answer(stepOrdersEndpoint, {
      data: ids.map((id) => ({ id, number: '482-093-718', version: 2, problem: null })),
    }),
  );
  await chooseAll.click();
  await bar.getByRole('button', { name: 'Cancel orders' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('The oven broke');
  await question.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect.element(page.getByText('2 orders cancelled')).toBeVisible();
  expect(server.callsOf(stepOrdersEndpoint).at(-1)?.body).toEqual({
    ids,
    to: 'cancelled',
    reason: 'The oven broke',
  });
});

test('a list that cannot be loaded says why and can be tried again', { tags: 'long' }, async () => {
  const server = await openAdmin('', answerList(loseConnection));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  server.change(answerList(() => makeAdminPage(ADA)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows).toMatchTextContent('Ada Obi');
});

test('a payment is recorded in two clicks, and pressed twice it is booked once (P9.5)', async () => {
  const unpaid = makeListed('Ada Obi', { status: 'pending_payment' });
  const recorded = makeAdminOrder({
    status: 'confirmed',
    paymentState: 'paid',
    money: makeMoney({ due: 0 }),
  });
  const server = await openAdmin(
    '',
    answerList(() => makeAdminPage(unpaid)),
    answer(recordPaymentEndpoint, recorded),
  );
  await page.getByRole('button', { name: 'Record payment, order 482-093-718' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect.element(dialog.getByRole('textbox', { name: /^Amount received/ })).toHaveValue('20,500');
  await expect.element(dialog.getByRole('radio', { name: 'Transfer' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Record ₦20,500' }).dblClick();
  await expect.element(page.getByText(/₦20,500 recorded/)).toBeVisible();
  const row = page.getByRole('row', { name: /Tẹniọla Adé/ });
  await expect.element(row).toMatchTextContent('Confirmed');
  await expect.element(row).toMatchTextContent('Paid');
  const keys = server.callsOf(recordPaymentEndpoint).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^\w{20,}$/)]);
});

test('a paid order that is cancelled is refunded from the list with two clicks, and asked about once', async () => {
  const cancelled = makeAdminOrder({
    status: 'cancelled',
    paymentState: 'refund_due',
    attention: ['refund_due'],
    nextStatuses: [],
    refundable: 20_500,
    money: makeMoney({ paid: 20_500, due: 0, refundDue: 20_500 }),
  });
  const refunded = { ...cancelled, paymentState: 'refunded' as const, attention: [], refundable: 0 };
  const answers = [
    answerList(() => makeAdminPage(makeListed('Ada Obi', cancelled))),
    answer(readAdminOrderEndpoint, cancelled),
    answer(refundEndpoint, refunded),
  ];
  const server = await openAdmin('?attention=refund_due', ...answers);
  await page.getByRole('link', { name: 'Refund, order 482-093-718' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect
    .element(dialog.getByRole('textbox', { name: /^Reason/ }))
    .toHaveValue('The order was cancelled');
  await dialog.getByRole('button', { name: /^Refund ₦/ }).click();
  await expect.element(page.getByText(/₦20,500 recorded. Mark it as sent/)).toBeVisible();
  await expect.element(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(refundEndpoint)).toMatchObject([{ body: { way: 'transfer', amount: 20_500 } }]);
});
