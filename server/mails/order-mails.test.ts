import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/orders.ts';
import { ORDER_NEWS, type OrderNews } from '../../domain/orders/customer-news.ts';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import {
  composeChangeRequestMail,
  composeNewOrderMail,
  composeOrderPlacedMail,
  type OrderMailFacts,
} from './order-mails.ts';
import { composeOrderNewsMail } from './order-news-mails.ts';

const placed = (differences: Partial<Order>, facts: Partial<OrderMailFacts> = {}) =>
  composeOrderPlacedMail({ ...EXAMPLE_FACTS, ...facts, order: { ...EXAMPLE_ORDER, ...differences } });

describe('the mail about an order that was placed', () => {
  test('says number, slot, place, lines and sums in both forms, and where it can be followed', () => {
    const { subject, html, text } = composeOrderPlacedMail(EXAMPLE_FACTS);
    expect(subject).toBe('Pay to confirm order 482-093-718 – Oyin Bakes');
    for (const form of [html.replaceAll('&amp;', '&').replaceAll(/<\/?span[^>]*>/g, ''), text]) {
      for (const words of [
        'Hello Ada Obi,',
        '482-093-718',
        'Friday 20 November, 09:00–12:00',
        '3 Admiralty Way (opposite the bank), Lekki Phase 1, Eti-Osa, Lagos',
        '2 × Honey & Ginger Cake',
        'Large, “Ada is 30”',
        '₦18,000',
        '₦3,000',
        '₦21,000',
        'VAT of ₦1,465.12 included.',
        'https://shop.example/track#secret-key',
      ]) {
        expect(form).toContain(words);
      }
    }
    expect(text).not.toContain('.)');
  });

  test('says how to pay by transfer: how much, where to, until when, and what to quote', () => {
    const { text } = composeOrderPlacedMail(EXAMPLE_FACTS);
    expect(text).toContain(
      'Transfer ₦21,000 to the account below before 16:00 on Monday 16 November with 482-093-718 as the reference.',
    );
    expect(text).toContain('Account number: 0123456789\nBank: Test Bank\nAccount name: Oyin Bakes Ltd');
    expect(text).toContain('Reference: 482-093-718');
    expect(placed({}, { transferAccount: null }).text).toContain(
      'Reply to this email or call us for our account number',
    );
  });

  test('says why it asks for less than the total, and how much beside the account, with the balance (P37.33, P28.210)', () => {
    const { money } = EXAMPLE_ORDER;
    const deposit = placed({ money: { ...money, deposit: 10_500 } }).text;
    expect(deposit).toContain('Transfer the deposit of ₦10,500 to the account below');
    expect(deposit).toContain('Account name: Oyin Bakes Ltd\nAmount: ₦10,500');
    expect(deposit).toContain('Deposit: ₦10,500\nBalance: ₦10,500 before delivery');
    const voucher = { way: 'voucher', amount: 5_000, surcharge: 0, reference: '' } as const;
    const payments = [{ ...voucher, paidAt: EXAMPLE_ORDER.createdAt }];
    expect(placed({ money: { ...money, payments } }).text).toContain('Transfer the remaining ₦16,000');
  });

  test('asks for no more than is left once staff have taken money with the order (P28.128)', () => {
    const cash = { way: 'cash', amount: 10_000, surcharge: 0, reference: '' } as const;
    const payments = [{ ...cash, paidAt: EXAMPLE_ORDER.createdAt }];
    const { money } = EXAMPLE_ORDER;
    const part = {
      payment: 'at_pickup',
      holdUntil: null,
      status: 'confirmed',
      money: { ...money, payments },
    } as const;
    expect(placed(part).text).toContain('You’ll pay ₦11,000 at pickup.');
    expect(placed(part).text).toContain('Already paid: ₦10,000');
    const all = placed({
      money: { ...money, payments: payments.map((each) => ({ ...each, amount: 21_000 })) },
    });
    expect(all.subject).toBe('Your order 482-093-718 is confirmed');
    expect(all.text).toContain('It’s paid.');
    expect(all.text).not.toContain('0123456789');
  });

  test('asks who pays on receipt to have the money ready', () => {
    const onDelivery = placed({ payment: 'on_delivery', holdUntil: null, status: 'confirmed' }).text;
    expect(onDelivery).toContain('Your order is confirmed');
    expect(onDelivery).toContain('Please have ₦21,000 ready when we deliver.');
    expect(onDelivery).not.toContain('0123456789');
    const atPickup = placed({ payment: 'at_pickup', method: 'pickup', address: null, delivery: 0 }).text;
    expect(atPickup).toContain('You’ll pay ₦21,000 at pickup.');
    expect(atPickup).toContain('Pickup: Friday 20 November, 09:00–12:00');
    expect(atPickup).toContain('Pick up at: 14 Bode Okafor Close');
    expect(atPickup).not.toContain('Delivery');
  });

  test('asks to keep a link to oneself that opens the order to anybody, and no other', () => {
    const words = 'Anyone with this email can see the order, so please don’t forward it.';
    expect(composeOrderPlacedMail(EXAMPLE_FACTS).text).toContain(words);
    expect(composeOrderPlacedMail({ ...EXAMPLE_FACTS, isLinkSecret: false }).text).not.toContain(words);
  });

  test('names the recipient of a gift (P29.25)', () => {
    const address = EXAMPLE_ORDER.address && {
      ...EXAMPLE_ORDER.address,
      recipient: 'Ngozi Eze',
      phone: '+2348050001111',
    };
    expect(placed({ address }).text).toContain('Ngozi Eze, 0805 000 1111');
    expect(placed({}).text).not.toContain('Recipient');
  });

  test('says that delivery is free where it is', () => {
    expect(placed({ delivery: 0 }).text).toContain('Delivery to Eti-Osa: Free');
  });

  test('escapes what was typed, and carries nobody’s links', () => {
    const { html, text } = placed({
      note: '<img src=x onerror=alert(1)>',
      giftMessage: 'Claim your prize at evil.example/win',
    });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    for (const form of [html, text]) expect(form).not.toContain('evil.example');
  });
});

test('administrators read who ordered what for when, and open it in their area', () => {
  const { subject, text } = composeNewOrderMail({
    ...EXAMPLE_FACTS,
    link: 'https://shop.example/admin/orders/1',
  });
  expect(subject).toBe('New order for Fri 20 Nov: ₦21,000 – 482-093-718');
  expect(text).toContain(
    'The order is waiting for payment. Its slot is held until 16:00 on Monday 16 November.',
  );
  expect(text).toContain('Customer: Ada Obi, 0803 123 4567');
  expect(text).toContain('Note: Ring <twice>');
  expect(text).toContain('https://shop.example/admin/orders/1');
});

describe('the mail about news', () => {
  test.each(ORDER_NEWS)('“%s” has words of its own and leads to the order', (news) => {
    const { subject, html, text } = composeOrderNewsMail(EXAMPLE_FACTS, news);
    expect(subject).toMatch(/^Your order 482-093-718(?: (?:is|has|could) |: )/);
    for (const form of [html, text]) {
      expect(form).toContain('Hello Ada Obi,');
      expect(form).toContain('https://shop.example/track#secret-key');
    }
  });

  test('speaks of a payment only where there is one (P10.1)', () => {
    const { money } = EXAMPLE_ORDER;
    const say = (part: Partial<typeof money>) =>
      composeOrderNewsMail(
        { ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, money: { ...money, ...part } } },
        'confirmed',
      ).text;
    const unpaid = say({ paid: 0, due: 21_000 });
    expect(unpaid).toContain('Your order is confirmed for Friday 20 November');
    expect(unpaid).not.toMatch(/received|Paid/);
    expect(say({ paid: 21_000, due: 0 })).toContain('We’ve received your payment');
  });

  test.each(['confirmed', 'changed', 'taken_up', 'reinstated'] as const)(
    '“%s” tells again what the order is, comes to and says to others (P29.22, P29.278)',
    (news) => {
      const order = { ...EXAMPLE_ORDER, giftMessage: 'With love' };
      const { text } = composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, news);
      for (const words of ['2 × Honey & Ginger Cake', '“Ada is 30”', 'gift message: “With love”', '₦21,000'])
        expect(text).toContain(words);
    },
  );

  test('no line ends in the middle of an order’s number, a date or hours (P29.22)', () => {
    const { html } = composeOrderNewsMail(EXAMPLE_FACTS, 'ready');
    for (const part of ['482-093-718', '20 November', '09:00–12:00'])
      expect(html).toContain(`<span style="white-space:nowrap;">${part}</span>`);
  });

  test('says what is still due when an order is ready or on its way (P37.32)', () => {
    const say = (news: 'ready' | 'out_for_delivery', due: number) => {
      const money = { ...EXAMPLE_ORDER.money, due };
      return composeOrderNewsMail({ ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, money } }, news).text;
    };
    for (const news of ['ready', 'out_for_delivery'] as const) {
      expect(say(news, 11_000)).toContain('₦11,000 is still due.');
      expect(say(news, 0)).not.toContain('due');
    }
  });

  test('asks who pays on receipt to have the money ready, and tells after a change what it means for it (P37.40, P29.258)', () => {
    const say = (news: OrderNews, { money, ...parts }: Partial<Order>) => {
      const order = { ...EXAMPLE_ORDER, ...parts, money: { ...EXAMPLE_ORDER.money, ...money } };
      return composeOrderNewsMail({ ...EXAMPLE_FACTS, order }, news).text;
    };
    expect(say('out_for_delivery', { payment: 'on_delivery' })).toContain('Please have ₦21,000 ready.');
    expect(say('ready', { payment: 'at_pickup' })).toContain('Please have ₦21,000 ready.');
    expect(say('confirmed', { payment: 'on_delivery' })).toContain('You’ll pay ₦21,000 on delivery.');
    const { money } = EXAMPLE_ORDER;
    expect(say('changed', { money: { ...money, paid: 15_000, due: 6_000 } })).toContain(
      'The new total is ₦21,000. ₦6,000 is still due.',
    );
    // P28.274: what the change costs, beside what the order costs now.
    const changed = (words: string) => [
      { at: '2026-11-16T10:00:00.000Z', status: 'confirmed', by: 'administrator', words } as const,
    ];
    expect(say('changed', { history: changed('Changed, ₦8,500 more (₦12,500 → ₦21,000)') })).toContain(
      'The new total is ₦21,000 (₦8,500 more).',
    );
    expect(say('changed', { history: changed('Changed, same price') })).toContain(
      'The total is still ₦21,000.',
    );
    expect(say('changed', { money: { ...money, paid: 25_000, due: 0, refundDue: 4_000 } })).toContain(
      'The new total is ₦21,000. We’ll refund ₦4,000 and email you when it’s sent.',
    );
  });

  test('gives the number to call where a delivery failed, and no day where none is left (P37.32)', () => {
    expect(composeOrderNewsMail(EXAMPLE_FACTS, 'delivery_failed').text).toContain(
      'Call us: +234 800 000 0000',
    );
    for (const news of ['cancelled', 'expired'] as const) {
      const { text } = composeOrderNewsMail(EXAMPLE_FACTS, news);
      expect(text).toContain('Order number: 482-093-718');
      expect(text).not.toContain('Friday 20 November');
    }
  });

  test('tells the old and the new time of an order that was moved, and is sorry for a day that the shop closed (P28.197)', () => {
    expect(composeOrderNewsMail(EXAMPLE_FACTS, 'moved').text).toContain(
      'Your order is now for Friday 20 November, 09:00–12:00.',
    );
    const before = { fromDay: '2026-11-19', fromTime: '12:00', toTime: '15:00' };
    expect(composeOrderNewsMail(EXAMPLE_FACTS, 'moved', before).text).toContain(
      'Your order is now for Friday 20 November, 09:00–12:00 instead of Thursday 19 November, 12:00–15:00.',
    );
    const say = (reason: string) =>
      composeOrderNewsMail(EXAMPLE_FACTS, 'moved', { ...before, isDayClosed: true, reason }).text;
    expect(say('')).toContain(
      'We’re sorry, we can’t make your order on Thursday 19 November. It’s now for Friday 20 November',
    );
    expect(say('Our oven broke down.')).toContain('on Thursday 19 November: Our oven broke down. It’s now');
  });
});

test('an order with a designed cake shows its picture, in words that nobody can press (P8.4)', () => {
  const [line] = EXAMPLE_ORDER.lines;
  if (!line) throw new Error('The order has no line.');
  const cake = {
    ...line,
    design: '1.0101000000.02010110..8q',
    sizeName: 'One tier, saying “buy at evil.example”',
  };
  const { html } = placed({ lines: [line, cake] });
  expect(html).toContain('src="https://shop.example/cake-pictures/1.0101000000.02010110..8q/800.png"');
  expect(html).not.toMatch(/alt="[^"]*evil\.example/);
  expect(placed({}).html).not.toContain('<img');
});

test('the mail about a requested change says what is wanted, without links, and is not sent once it is answered (P37.19)', () => {
  const changeRequest: NonNullable<Order['changeRequest']> = {
    id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
    at: '2026-11-16T11:00:00.000Z',
    words: 'See evil.example, and add candles',
    wanted: ['Honey & Ginger Cake: 2 → 3'],
    difference: 9_000,
    status: 'open',
    answer: '',
  };
  const compose = (request: Order['changeRequest']) =>
    composeChangeRequestMail({ ...EXAMPLE_FACTS, order: { ...EXAMPLE_ORDER, changeRequest: request } });
  const mail = compose(changeRequest);
  expect(mail?.subject).toBe('Order 482-093-718: change requested');
  expect(mail?.text).toContain('Honey & Ginger Cake: 2 → 3');
  expect(mail?.text).toContain('add candles');
  expect(mail?.text).not.toContain('evil.example');
  expect(compose({ ...changeRequest, status: 'withdrawn' })).toBeUndefined();
  expect(compose(null)).toBeUndefined();
});
