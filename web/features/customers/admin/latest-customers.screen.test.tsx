import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ListedCustomer, listCustomersEndpoint } from '../../../../contract/customers.ts';
import { findCustomersEndpoint } from '../../../../contract/taken-order.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, type StubAnswer } from '../../../testing/stub-server.ts';

const describeCustomer = (name: string, place: number): ListedCustomer => ({
  name,
  phone: `+23480355501${place}`,
  email: '',
  orderCount: place,
  orderedAt: '2026-11-16T11:00:00.000Z',
});

const openCustomers = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/customers', { visitor: ADMINISTRATOR, answers });

test('customers are there before anybody searches, and come page by page (P28.83)', {
  tags: 'long',
}, async () => {
  await openCustomers(
    answer(listCustomersEndpoint, ({ query }) =>
      query.get('cursor') === 'more'
        ? { data: [describeCustomer('Bola Ade', 12)], nextCursor: null }
        : { data: [describeCustomer('Ify Eze', 17)], nextCursor: 'more' },
    ),
    answer(findCustomersEndpoint, { data: [] }),
  );
  const names = page.getByRole('rowheader').getByRole('link');
  await expect
    .element(names)
    .toHaveAttribute('href', `/admin/customers?contact=${encodeURIComponent('+2348035550117')}`);
  await expect.element(page.getByText('1 customer shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(names).toHaveLength(2);
  await fillAndPause(page.getByRole('searchbox', { name: 'Search customers' }), 'zainab');
  await expect.element(page.getByText('No customers found for “zainab”.')).toBeVisible();
  await expect.element(names).toHaveLength(0);
});

test('a shop that nobody has ordered from says what to do (P28.83)', async () => {
  await openCustomers(answer(listCustomersEndpoint, { data: [], nextCursor: null }));
  await expect.element(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'New order' }).last())
    .toHaveAttribute('href', '/admin/orders/new');
});

test('a search says that it shows no more than the first few (P28.335)', async () => {
  const found = ['1', '2', '3', '4', '5'].map((digit) => ({
    ...{ name: 'Ada Obi', phone: `+234803555011${digit}`, email: '', orderCount: 1 },
    ...{ healthNote: '', staffNotes: [], note: '', addresses: [], orders: [] },
  }));
  const open = (data: typeof found) =>
    openScreen('/admin/customers?search=ada', {
      visitor: ADMINISTRATOR,
      answers: [answer(findCustomersEndpoint, { data })],
    });
  const more = page.getByText(
    'Only the first 5 are shown. Type more of the name or number to narrow the list.',
  );
  await open(found.slice(1));
  await expect.element(page.getByText('Ada Obi').first()).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await open(found);
  await expect.element(more).toBeVisible();
});
