import { describe, expect, test } from 'vitest';
import type { CustomOrder, Quote } from '../../contract/custom-orders.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import {
  composeDeclinedMail,
  composeMessageMail,
  composeNewCustomOrderMail,
  composeQuoteExpiredMail,
  composeQuoteMail,
  composeRequestReceivedMail,
} from './custom-order-mails.ts';

const QUOTE: Quote = {
  version: 1,
  lines: [
    { words: 'The cake', amount: 80_000 },
    { words: 'A sugar <drum>', amount: 10_000.5 },
  ],
  total: 90_000.5,
  deposit: 45_000,
  day: '2026-11-20',
  note: 'The drum is made by hand.',
  expiresAt: '2026-11-18T11:00:00.000Z',
  createdAt: '2026-11-16T11:00:00.000Z',
};

const CUSTOM_ORDER: CustomOrder = {
  id: 'a',
  number: '482-093-718',
  status: 'quoted',
  productId: 'custom-cake',
  design: '1.0',
  isDesigned: true,
  description: 'Single-tier 8-inch cake: vanilla sponge, blush buttercream',
  designPrice: 69_400,
  wantedDay: '2026-11-20',
  quoteTotal: 90_000.5,
  isPaid: false,
  quoteExpiresAt: QUOTE.expiresAt,
  createdAt: QUOTE.createdAt,
  updatedAt: QUOTE.createdAt,
  version: 2,
  productName: 'Custom Cake',
  vatClass: 'standard',
  designLines: [],
  servings: 18,
  allergens: ['milk'],
  instructions: 'A drum on top, see https://evil.example',
  pictures: [],
  budget: 120_000,
  phone: '+2348031234567',
  declineReason: 'No oven that wide.',
  quotes: [QUOTE],
  messages: [],
  order: null,
  history: [],
  now: QUOTE.createdAt,
  canWrite: true,
  canAccept: true,
  canWithdraw: true,
};

const FACTS = {
  shop: { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes' },
  customOrder: CUSTOM_ORDER,
  customerName: 'Ada Obi',
  link: 'https://shop.example/custom-orders/a',
};

test('the quote names every line, the deposit, the balance without delivery, the day and its own end (P28.210)', () => {
  const { subject, text, html } = composeQuoteMail(FACTS, QUOTE);
  expect(subject).toBe('Your cake quote: ₦90,000.50');
  for (const words of [
    'Hello Ada Obi,',
    'The cake',
    '₦80,000',
    'Deposit: ₦45,000',
    'Balance: ₦45,000.50, plus delivery if you choose it',
    'is ₦90,000.50 without delivery.',
    'Total without delivery: ₦90,000.50',
    'Friday 20 November',
    '12:00 on Wednesday 18 November',
    FACTS.link,
  ]) {
    expect(text).toContain(words);
  }
  expect(html).toContain('A sugar &lt;drum&gt;');
});

test('a quote that asks for all of it asks for no deposit (P28.210)', () => {
  const { text } = composeQuoteMail(FACTS, { ...QUOTE, deposit: QUOTE.total });
  expect(text).toContain('is ₦90,000.50 without delivery. You pay it in full when you accept.');
  expect(text).toContain('Balance: Only delivery, if you choose it');
  expect(text).not.toMatch(/deposit/i);
});

test('a further quote says that it is one', () => {
  expect(composeQuoteMail(FACTS, { ...QUOTE, version: 2 }).subject).toBe('Your new cake quote: ₦90,000.50');
});

test('a request is confirmed with the day by whose end its quote is there, to staff too (P29.303)', () => {
  const customOrder = { ...CUSTOM_ORDER, createdAt: '2026-11-17T09:00:00.000Z' };
  const facts = { ...FACTS, customOrder };
  expect(composeRequestReceivedMail(facts, null).text).toContain(
    'You’ll have our quote by the end of Wednesday 18 November.',
  );
  expect(composeNewCustomOrderMail(facts).text).toContain('Quote due: By the end of Wednesday 18 November');
});

test('a guest’s request is confirmed with its numbers, and nothing that was written (P29.595)', () => {
  const picture = { id: 'p', width: 4, height: 3, placeholder: '' };
  const facts = { ...FACTS, customOrder: { ...CUSTOM_ORDER, pictures: [picture, picture] } };
  const { text } = composeRequestReceivedMail(facts, { design: '1.0', description: 'Single-tier cake' });
  for (const words of [
    'Serves: about 18',
    'Needed for: Friday 20 November',
    'Budget: ₦120,000',
    'Pictures: 2',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('We’ve saved what you wrote with your request.');
  expect(text).not.toContain('A drum on top');
});

test('what a customer typed advertises nothing to the bakery', () => {
  const { text, html, subject } = composeNewCustomOrderMail(FACTS);
  expect(subject).toBe('New custom order for Fri 20 Nov – 482-093-718');
  expect(text).toContain('“A drum on top, see …”');
  expect(text + html).not.toContain('evil.example');
  expect(text).toContain('0803 123 4567');
});

describe('a message', () => {
  const message = { id: 'm', by: 'customer', text: '', at: QUOTE.createdAt, pictures: [] } as const;
  const picture = { id: 'p', width: 4, height: 3, placeholder: '' };

  test('of pictures alone says how many', () => {
    const { text } = composeMessageMail(
      FACTS,
      { ...message, pictures: [picture, picture] },
      { forAdmin: true },
    );
    expect(text).toContain('Your customer has sent 2 pictures.');
  });

  test('of the bakery greets the customer', () => {
    const notified = { ...message, by: 'administrator', text: 'Gladly.', pictures: [] } as const;
    expect(composeMessageMail(FACTS, { ...notified, pictures: [] }, { forAdmin: false }).text).toMatch(
      /Hello Ada Obi,[\s\S]*“Gladly.”/,
    );
  });
});

test('a no comes with its reason, and a quote that ran out with what to do next', () => {
  expect(composeDeclinedMail(FACTS).text).toContain('No oven that wide.');
  expect(composeQuoteExpiredMail(FACTS).text).toContain('send your request again');
});
