import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/orders.ts';
import type { OrderMoney } from '../../contract/payments.ts';
import { EXAMPLE_FACTS, EXAMPLE_ORDER } from '../testing/order-mail-facts.ts';
import { composeDisputeMail } from './dispute-mails.ts';
import { composePaymentMail, composePaymentProblemMail, composeRefundMail } from './money-mails.ts';
import { composeOrderNewsMail } from './order-news-mails.ts';

function factsWith({
  money = {},
  ...order
}: Partial<Omit<Order, 'money'>> & { money?: Partial<OrderMoney> }) {
  return {
    ...EXAMPLE_FACTS,
    order: { ...EXAMPLE_ORDER, ...order, money: { ...EXAMPLE_ORDER.money, ...money } },
  };
}

describe('the mail about a payment', () => {
  const say = (differences: Parameters<typeof factsWith>[0]) =>
    composePaymentMail(factsWith(differences), 21_000).text;

  test('says how much came, and what that means (P10.1)', () => {
    const paid = factsWith({ status: 'confirmed', money: { paid: 21_000, due: 0 } });
    const { subject, text } = composePaymentMail(paid, 21_000);
    expect(subject).toBe('We’ve received ₦21,000 for order 482-093-718');
    expect(text).toContain('Your order is paid in full.');
    expect(text).not.toContain('Balance due');
  });

  test('asks for the rest after too little', () => {
    const text = say({ money: { paid: 1_000, due: 20_000 } });
    expect(text).toContain('₦20,000 is still due.');
    expect(text).toContain('Pay balance');
  });

  test('says what was paid in all where other payments came too, so that it is true of its own (P28.221)', () => {
    const facts = factsWith({ status: 'confirmed', money: { paid: 82_500, due: 0 } });
    expect(composePaymentMail(facts, 40_000).text).toContain(
      'We’ve received ₦40,000. You’ve paid ₦82,500 in total. Your order is paid in full.',
    );
    expect(say({ money: { paid: 21_000, due: 500 } })).not.toContain('in total');
    expect(say({ money: { paid: 22_000, due: 500 } })).toContain(
      'You’ve paid ₦22,000 in total. ₦500 is still due.',
    );
  });

  test('promises back what is too much, or came for an order that has ended', () => {
    expect(say({ status: 'confirmed', money: { due: 0, refundDue: 500 } })).toContain('₦500 ');
    expect(say({ status: 'cancelled', money: { due: 0 } })).toContain('was already cancelled');
    expect(say({ status: 'expired', money: { due: 0 } })).toContain('had already expired');
    const reinstated = say({ status: 'expired', reinstatedAs: { id: 'b', number: '111-222-333' } });
    expect(reinstated).toContain('Your new order number is 111-222-333');
    expect(reinstated).not.toMatch(/Paid: ₦0|Refunded/);
  });

  test('does not call an agreed refund that is still to be sent too much (P28.180)', () => {
    const refund = { id: 'r', way: 'transfer', amount: 5_000, status: 'to_send', reason: '' } as const;
    const refunds = [{ ...refund, createdAt: '2026-11-16T11:00:00.000Z', settledAt: null }];
    const promised = {
      status: 'confirmed',
      money: { paid: 21_000, due: 0, refundDue: 5_000, refunds },
    } as const;
    expect(say(promised)).toContain(
      'Your order is paid in full. We’ll refund ₦5,000 and email you when it’s sent.',
    );
    expect(say(promised)).not.toContain('too much');
    const both = say({ ...promised, money: { ...promised.money, paid: 21_500, refundDue: 5_500 } });
    expect(both).toContain('That’s ₦500 too much, which we’ll refund.');
  });
});

test('the mail about a refund says whether the money is on its way or there', () => {
  const facts = factsWith({ status: 'cancelled', money: { paid: 21_000, due: 0 } });
  const begun = composeRefundMail(facts, { amount: 21_000, isDone: false });
  expect([begun.subject, begun.text]).toEqual([
    'Refund of ₦21,000 for order 482-093-718 is on its way',
    expect.stringMatching(/Your bank may take until \w{3} \d+ \w{3} to show it\./),
  ]);
  expect(composeRefundMail(facts, { amount: 21_000, isDone: true }).subject).toBe(
    'Refund of ₦21,000 for order 482-093-718 sent',
  );
});

test('the mail about a refund by transfer names the account by its last digits, where it is known (P28.486)', () => {
  const facts = factsWith({ status: 'cancelled', money: { paid: 21_000, due: 0 } });
  const sent = { amount: 21_000, isDone: true };
  expect(composeRefundMail(facts, { ...sent, account: 'the GTBank account ending 6789' }).text).toContain(
    'We’ve sent your refund of ₦21,000 to the GTBank account ending 6789.',
  );
  expect(composeRefundMail(facts, { ...sent, account: null }).text).toContain(
    'your refund of ₦21,000. Your bank',
  );
});

describe('the mail to administrators about money (P10.2)', () => {
  const say = (differences: Parameters<typeof factsWith>[0], claimed: number | false = false) =>
    composePaymentProblemMail(factsWith(differences), { claimed }).text;

  test('says that a customer has made a transfer, and what to look for', () => {
    expect(say({}, 21_000)).toContain('a transfer of ₦21,000 with the reference 482-093-718');
  });

  test('says what was due when it was said to be paid, also once the order has expired (P29.526)', () => {
    expect(say({ status: 'expired', money: { due: 0, dueNow: 0 } }, 21_000)).toContain(
      'a transfer of ₦21,000 with the reference 482-093-718',
    );
  });

  test('says what an order that has ended leaves to do, and nothing when its money has gone back', () => {
    expect(say({ status: 'expired', money: { refundDue: 500 } })).toContain(
      'Refund it or reinstate the order.',
    );
    const cancelled = say({ status: 'cancelled', money: { refundDue: 500 } });
    expect(cancelled).toContain('but the customer has paid ₦500. Refund it.');
    const gone = say({ status: 'expired', money: { paid: 21_000, refunded: 21_000, due: 0 } });
    expect(gone).toContain('This order has been fully refunded.');
    expect(gone).not.toContain('₦0');
  });

  test('says what does not fit', () => {
    expect(say({ money: { paid: 1_000, due: 20_000 } })).toContain('₦20,000 less than the order total');
    expect(say({ money: { due: 0, refundDue: 500 } })).toContain('₦500 ');
    expect(say({ status: 'expired', money: { due: 0, refundDue: 21_000 } })).toContain(
      'This order has expired, but the customer has paid ₦21,000',
    );
  });
});

test('the mail about a dispute begins with what to do by when (P28.16)', () => {
  const dueAt = '2026-11-20T09:50:00.000Z';
  const say = (dispute: string) =>
    composeDisputeMail(EXAMPLE_FACTS, { dispute, amount: 21_000, dueAt })?.subject;
  expect(say('opened')).toBe('Answer a dispute by Fri 20 Nov, 10:50 – order 482-093-718');
  expect(say('reminder')).toBe('Reminder: answer a dispute by Fri 20 Nov, 10:50 – order 482-093-718');
});

test('what was given back in cash is not said to be at a bank (P28.127)', () => {
  const facts = factsWith({ status: 'confirmed', money: { paid: 10_000, due: 13_000, refunded: 2_000 } });
  const { subject, text } = composeRefundMail(facts, { amount: 2_000, isDone: true, isCash: true });
  expect(subject).toBe('Cash refund of ₦2,000 for order 482-093-718');
  expect(text).toContain('We’ve refunded ₦2,000 in cash.');
  expect(text).not.toContain('bank');
});

test('credit is not called a refund in the mail that brings it (P42.6)', () => {
  const facts = factsWith({ status: 'cancelled', money: { paid: 21_000, due: 0, refunded: 21_000 } });
  const credit = { amount: 21_000, isDone: true, voucherLink: 'https://shop.example/voucher#A' };
  const { text } = composeRefundMail(facts, credit);
  expect(text).toContain('Store credit: ₦21,000');
  expect(text).not.toContain('Refunded');
});

test('the sums of an email add up, in the words of the order page (P28.206, P28.207, P28.271)', () => {
  const money = { waived: 2_500, writtenOff: 500, paid: 21_000, refunded: 500, refundDue: 1_500, due: 3_000 };
  const facts = factsWith({ status: 'confirmed', total: 24_500, includedVat: 1_709.3, money });
  const rows = [
    'Goodwill: −₦2,000',
    'Written off: −₦500',
    'Total after goodwill and write-off: ₦22,000',
    'VAT included (of ₦22,000): ₦1,534.88',
    'Paid: ₦21,000',
    'Refunded: −₦500',
    'To refund: −₦1,500',
    'Balance due: ₦3,000',
  ].join('\n');
  expect(composePaymentMail(facts, 21_000).text).toContain(`Total: ₦24,500\n${rows}`);
  expect(composeOrderNewsMail(facts, 'changed').text).toContain(rows);
});
