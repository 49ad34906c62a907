import { expect, test } from 'vitest';
import { CUSTOM_ORDER_STATUSES } from '../../../../domain/custom-orders/statuses.ts';
import { CUSTOM_HEADINGS, findCustomBadge, leadCustomOrder, writeDifference } from './custom-order-words.ts';

const quote = {
  version: 2,
  lines: [],
  total: 90_000,
  deposit: 45_000,
  day: '2026-11-28',
  note: '',
  expiresAt: '2026-11-20T17:00:00.000Z',
  createdAt: '2026-11-17T09:00:00.000Z',
};
const order = {
  id: 'o-1',
  number: '482-093-718',
  status: 'pending_payment' as const,
  total: 92_500,
  deposit: 45_000,
  held: 0,
  due: 92_500,
  holdUntil: null,
};
const seen = {
  isPaid: false,
  quotes: [quote],
  order,
  declineReason: 'We make no sugar work in December.',
  phone: '+2348031234567',
  isEmailed: true,
  createdAt: '2026-11-21T09:00:00Z',
};

const SHOP = { openingHours: [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }] };
const lead = (shown: Parameters<typeof leadCustomOrder>[0], now = '2026-11-21T12:00:00Z') =>
  leadCustomOrder(shown, SHOP, new Date(now));

test.each(CUSTOM_ORDER_STATUSES)('one that is %s has a heading and says what comes next', (status) => {
  expect(CUSTOM_HEADINGS[status]).not.toBe('');
  expect(lead({ ...seen, status })).not.toBe('');
});

test('a request says how its customer hears of the quote, also without an email address (P38.30)', () => {
  expect(lead({ ...seen, status: 'submitted' })).toMatch(/and we’ll email you\./);
  expect(lead({ ...seen, status: 'submitted', isEmailed: false })).toMatch(
    /and we’ll call or message you on 0803 123 4567\./,
  );
});

test('a request says by which day its quote is there, and once that day is over that it is late (P29.303)', () => {
  const submitted = { ...seen, status: 'submitted' } as const;
  expect(lead(submitted)).toMatch(/^Your quote will be on this page by the end of Monday 23 November, /);
  expect(lead(submitted, '2026-11-24T08:00:00Z')).toMatch(
    /^Sorry, your quote is taking longer than we promised\./,
  );
});

test('a quote says its price, its day and until when it holds by the clock of Lagos', () => {
  expect(lead({ ...seen, status: 'quoted' })).toBe(
    '₦90,000 without delivery, for Saturday 28 November. Accept it by 20 Nov 2026, 18:00, or tell us what to change.',
  );
});

test('one that was declined gives the reason in the bakery’s own words', () => {
  expect(lead({ ...seen, status: 'declined' })).toBe('We make no sugar work in December.');
});

test('one whose quote expired speaks of no reserved day, which a quote never has (P28.110)', () => {
  expect(lead({ ...seen, status: 'expired' })).toBe(
    'You didn’t accept the quote in time. Open the design and ask for a new one.',
  );
});

test('one that is paid in full does not read as if only its deposit were (P18.12, P28.214)', () => {
  const status = 'deposit_paid';
  expect(findCustomBadge({ status, isPaid: false }).words).toBe('Deposit paid');
  expect(findCustomBadge({ status, isPaid: true }).words).toBe('Paid');
  expect(lead({ ...seen, status, isPaid: true })).toBe(
    'Paid in full, thank you. It’s now order 482-093-718.',
  );
});

test('a difference is exact to the kobo', () => {
  expect(writeDifference(0.3, 0.1)).toBe('₦0.20');
});
