import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AuditLogEvent, readAuditLogEndpoint } from '../../../contract/settings.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';

const PERSON = { id: '3f1c7c4e-6a50-4b53-9a55-5f6c8a8f2d10', name: 'Kẹhinde Ọla' };

const makeEvent = (changes: Partial<AuditLogEvent> = {}): AuditLogEvent => ({
  id: 'e1',
  at: '2026-11-16T09:00:00.000Z',
  action: 'order.paid',
  actor: PERSON,
  subject: null,
  product: null,
  order: { id: 'o1', number: '482-093-718' },
  details: { amount: 8_000, way: 'cash', before: 0, after: 8_000, reason: 'Brought by her son' },
  ...changes,
});

const EVENTS = [
  makeEvent({
    id: 'e3',
    action: 'order.cancelled',
    details: { before: 'in_kitchen', after: 'cancelled', by: 'administrator', reason: 'The oven broke' },
  }),
  makeEvent({
    id: 'e2',
    action: 'order.refunded',
    details: { amount: 8_000, way: 'cash', before: 8_000, after: 0 },
  }),
  makeEvent(),
];

const openLog = (search = '', viewport?: typeof PHONE) =>
  openScreen(`/admin/settings/activity${search}`, {
    visitor: ADMINISTRATOR,
    ...(viewport && { viewport }),
    answers: [
      answer(readAuditLogEndpoint, ({ query }) => ({
        data: query.get('order') === '000-000-000' ? [] : EVENTS,
        nextCursor: null,
        people: [PERSON],
      })),
    ],
  });

test('on a phone the log’s filters are behind one button, which says how many are in use (P28.201)', async () => {
  await openLog('?topic=money', PHONE);
  const first = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect.element(first).toBeVisible();
  expect(first.element().getBoundingClientRect().top).toBeLessThan(PHONE.height * 0.6);
  const kind = page.getByRole('combobox', { name: 'Type' });
  await expect.element(kind).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect.element(kind).toHaveValue('money');
});

test('the log is narrowed by kind, person, days and order, and the filters stand in the address (P19.7)', {
  tags: 'long',
}, async () => {
  const server = await openLog();
  const log = page.getByRole('list', { name: 'Changes' });
  await expect.element(log).toMatchTextContent('₦8,000 by cash · Paid so far: ₦8,000 · Brought by her son');
  await expect.element(log).toMatchTextContent('in the kitchen → cancelled · The oven broke');
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Payments and refunds');
  await page.getByRole('combobox', { name: 'Person' }).selectOptions('Kẹhinde Ọla');
  await page.getByLabelText('From').fill('2026-11-01');
  await page.getByLabelText('To', { exact: true }).fill('2026-11-16');
  const number = page.getByRole('textbox', { name: 'Order' });
  await number.fill('000000000');
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect.element(number).toHaveFocus();
  const asked = server.callsOf(readAuditLogEndpoint).at(-1)?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    topic: 'money',
    person: PERSON.id,
    from: '2026-11-01',
    to: '2026-11-16',
    order: '000-000-000',
  });
  expect(window.location.search).toContain('order=000-000-000');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(log).toBeVisible();
  await expect.element(number).toHaveValue('');
  expect(window.location.search).toBe('');
});

test('of two filters changed in a row the second does not take the first one back', async () => {
  await openLog();
  await expect.element(page.getByRole('list', { name: 'Changes' })).toBeVisible();
  const choose = (name: string, value: string) => {
    const field = page.getByRole('combobox', { name }).element();
    if (!(field instanceof HTMLSelectElement)) throw new Error(`${name} is no select.`);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('Type', 'money');
  // No more than microtasks: the address has changed, and the screen is not rendered again yet.
  for (let turns = 0; turns < 1_000 && window.location.search === ''; turns += 1) await Promise.resolve();
  choose('Person', PERSON.id);
  await expect.poll(() => window.location.search).toBe(`?topic=money&person=${PERSON.id}`);
});

test('what an address makes up counts as not said', async () => {
  const server = await openLog('?topic=gossip&person=me&from=soon&order=%27');
  await expect.element(page.getByRole('list', { name: 'Changes' })).toBeVisible();
  expect([...(server.callsOf(readAuditLogEndpoint)[0]?.query.keys() ?? [])]).toEqual([]);
});
