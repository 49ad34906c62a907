import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  confirmOrderEndpoint,
  moveOrderEndpoint,
  type Order,
  readOrderEndpoint,
} from '../../../contract/orders.ts';
import { checkPaymentsEndpoint, startPaymentEndpoint } from '../../../contract/payments.ts';
import { readSignInOptionsEndpoint } from '../../../contract/sessions.ts';
import { changePaymentMethodEndpoint, resendConfirmationEndpoint } from '../../../contract/unpaid-orders.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { describeSold, findToasts, sell } from '../../testing/example-cart.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { makeMoney, makeOrder } from './testing/example-order.ts';

type Surroundings = NonNullable<Parameters<typeof openScreen>[1]>;

/** The customer's own order; a guest sees theirs at another address. */
const openOrder = (order: Order, { answers = [], ...rest }: Surroundings = {}, place = '/orders') =>
  openScreen(`${place}/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms(), ...answers],
    ...rest,
  });

const confirmed = makeOrder({ status: 'confirmed', payment: 'at_pickup', method: 'pickup' });

test('only what changes by the shop’s work is said to update live, and not what waits to be paid (P29.226)', async () => {
  await openOrder(confirmed);
  await expect.element(page.getByText('Updates live')).toBeVisible();
  await openOrder(makeOrder({ status: 'pending_payment', payment: 'transfer' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Updates live')).not.toBeInTheDocument();
});

test('another’s order is not there, and says so kindly (P1.9)', { tags: 'long' }, async () => {
  await openScreen('/orders/f4ab2d2e', {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, () =>
        refuse(404, { message: 'We can’t find this order.', code: 'not_found' }),
      ),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'My Orders' }))
    .toHaveAttribute('href', '/orders');
  await takeComplaint(/Resource not found/);
});

describe('an order that is paid on receipt and not confirmed yet', () => {
  const unconfirmed = makeOrder({ isUnconfirmed: true, payment: 'at_pickup', method: 'pickup' });

  test('says that a link was emailed, and until when (P21.9)', async () => {
    await openOrder(unconfirmed);
    await expect.element(page.getByRole('heading', { name: 'Please confirm your order' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect.element(page.getByText(/the order expires and you won’t be charged/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Confirm order' }).elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'See the demo’s emails' })).not.toBeInTheDocument();
  });

  test('leads to the demo’s emails in a demo (P29.250)', { tags: 'long' }, async () => {
    await openOrder(unconfirmed, {
      answers: [answer(readSignInOptionsEndpoint, { google: false, demoMail: true })],
    });
    await expect
      .element(page.getByRole('link', { name: 'See the demo’s emails' }))
      .toHaveAttribute('href', '/dev/mail');
  });

  test('takes a corrected address and sends the link there (P29.35)', { tags: 'long' }, async () => {
    const contact = { ...unconfirmed.contact, email: 'teniola@correct.example' };
    const server = await openOrder(unconfirmed, {
      answers: [answer(resendConfirmationEndpoint, { ...unconfirmed, contact })],
    });
    const form = page.getByRole('form', { name: 'Send the link again' });
    await expect.element(form.getByLabelText('Email')).toHaveValue('teniola@bakery.example');
    await form.getByLabelText('Email').fill('teniola@correct.example');
    await form.getByRole('button', { name: 'Send link again' }).click();
    await expect.element(findToasts()).toMatchTextContent('We’ve sent the link to teniola@correct.example');
    expect(server.callsOf(resendConfirmationEndpoint)).toMatchObject([{ body: { email: contact.email } }]);
  });

  test('is confirmed by whoever comes by the emailed link (P21.9)', { tags: 'long' }, async () => {
    const server = await openScreen(`/orders/${unconfirmed.id}#confirm=the-key-of-the-mail`, {
      visitor: CUSTOMER,
      answers: [
        answer(readOrderEndpoint, unconfirmed),
        answer(confirmOrderEndpoint, confirmed),
        offerDays(),
        ...offerTerms(),
      ],
    });
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
    expect(server.callsOf(confirmOrderEndpoint)).toMatchObject([{ body: { key: 'the-key-of-the-mail' } }]);
  });
});

test('a time that is taken while an order is moved is told with others to take, and the present one is marked (P4.5, P6.8, P29.24)', {
  tags: 'long',
}, async () => {
  const refused = {
    message: 'That time has just been taken. Here are the nearest available times.',
    code: 'slot_window_full',
    alternatives: [{ day: '2026-11-20', windowId: 'midday', from: '12:00', to: '15:00' }],
  };
  const present = { day: '2026-11-20', windowId: 'afternoon', from: '15:00', to: '18:00' };
  const server = await openOrder(
    { ...confirmed, slot: present },
    {
      answers: [answer(moveOrderEndpoint, () => Response.json(refused, { status: 409 }))],
    },
  );
  await page.getByRole('button', { name: 'Change date or time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date or time' });
  await expect.element(dialog.getByRole('radio', { name: 'Friday 20 November, open' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: '15:00–18:00 Open' })).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Save new time' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Thursday 19 November, open' }).click();
  await dialog.getByRole('radio', { name: '09:00–12:00 Open' }).click();
  await dialog.getByRole('button', { name: 'Save new time' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(refused.message);

  const [slot] = refused.alternatives;
  if (!slot) throw new Error('A time is offered');
  server.change(answer(moveOrderEndpoint, { ...confirmed, version: 2, slot }));
  await dialog.getByRole('radio', { name: /^Friday 20 Nov, 12:00–15:00/ }).click();
  await dialog.getByRole('button', { name: 'Save new time' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Pickup .*12:00–15:00\.$/)).toBeVisible();
  expect(server.callsOf(moveOrderEndpoint).at(-1)?.body).toEqual({
    slot: { day: '2026-11-20', windowId: 'midday' },
  });
});

test('cancelling asks whether to keep or to cancel the order (P25.6)', { tags: 'long' }, async () => {
  await openOrder({ ...confirmed, canCancel: true });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect.element(question.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(question).not.toBeInTheDocument();
});

test('what is ordered again goes into the cart at today’s price, and what is missing is named (P1.10)', {
  tags: 'long',
}, async () => {
  const [line] = confirmed.lines;
  if (!line) throw new Error('Something was ordered');
  const plain = { ...line, sizeId: null, sizeName: null, inscription: '', quantity: 1 };
  const cake = { ...plain, productId: 'cake', name: 'Honey cake' };
  const bread = { ...plain, productId: 'bread', name: 'Coconut bread' };
  const loaf = { ...plain, productId: 'loaf', name: 'Agege bread' };
  await openOrder(
    { ...confirmed, lines: [cake, bread, loaf] },
    { visitor: null, answers: [sell(describeSold({ id: 'cake', name: 'Honey cake', price: 6_000 }))] },
    '/track',
  );
  await page.getByRole('button', { name: 'Order again' }).click();
  await expectAddress('/cart');
  await expect
    .element(findToasts())
    .toMatchTextContent('Coconut bread and Agege bread are no longer available.');
  await expect.element(page.getByRole('region', { name: 'Items' })).toMatchTextContent('Honey cake₦6,000');
});

test('an order that expired begins with the way on: its successor, or ordering it again (P29.22)', {
  tags: 'long',
}, async () => {
  const expired = makeOrder({ status: 'expired', canCancel: false });
  const banner = page.getByRole('region', { name: 'This order has expired' });
  await openOrder(expired);
  await expect.element(banner.getByRole('button', { name: 'Order again' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Order again' }).elements()).toHaveLength(1);
  const reinstatedAs = { id: 'f4ab2d2e', number: '069-043-354' };
  await openOrder({ ...expired, reinstatedAs });
  await expect.element(banner.getByRole('link').first()).toHaveTextContent('See order 069-043-354');
});

test('help knows the order, and a guest’s order placed with another address cannot be kept (P1.10, P1.12)', async () => {
  const theirs = { ...confirmed, contact: { ...confirmed.contact, email: 'somebody@bakery.example' } };
  await openOrder(theirs, {}, '/track');
  await expect
    .element(page.getByRole('link', { name: 'Help on WhatsApp' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*482-093-718/));
  await expect
    .element(page.getByText('This order was placed with a different email address from your account’s.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to my account' })).not.toBeInTheDocument();
});

describe('an order that is to be paid', () => {
  const payNow = page.getByRole('button', { name: 'Pay now', exact: true });
  const start = answer(startPaymentEndpoint, { reference: 'r1', payUrl: '#payment-page' });

  test('tells the time left by the shop’s clock, whatever the phone’s says', async () => {
    // Four hours after it was placed by the shop's clock, which is that of another day.
    await openOrder(makeOrder({ payment: 'transfer' }));
    await expect
      .element(page.getByRole('region', { name: 'Pay by bank transfer' }))
      .toMatchTextContent(/(?:4 h 0 min|3 h 59 min) left/);
  });

  test('has the way chosen that was agreed, and two quick presses ask for one payment page', async () => {
    const order = makeOrder({ payment: 'ussd' });
    const server = await openOrder(order, { answers: [start] });
    await expect.element(page.getByRole('radio', { name: /^USSD/ })).toBeChecked();
    await payNow.dblClick();
    await expectAddress(`/orders/${order.id}#payment-page`);
    expect(server.callsOf(startPaymentEndpoint).map(({ body }) => body)).toEqual([{ channel: 'ussd' }]);
  });

  test('is kept and paid another way where the payment page cannot be reached (P29.34)', {
    tags: 'long',
  }, async () => {
    const order = makeOrder({ payment: 'card', method: 'pickup', otherPayments: ['transfer', 'at_pickup'] });
    const message = 'We can’t reach the payment page right now.';
    const server = await openOrder(order, {
      answers: [
        answer(startPaymentEndpoint, () => refuse(503, { message, code: 'payment_unavailable' })),
        answer(changePaymentMethodEndpoint, confirmed),
      ],
    });
    await payNow.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    await expect.element(payNow).toBeEnabled();
    await expect.element(page.getByRole('radio', { name: /^Bank transfer to our account/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    server.change(answer(readOrderEndpoint, confirmed));
    await page.getByRole('button', { name: 'Pay at pickup instead' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
    expect(server.callsOf(changePaymentMethodEndpoint)).toMatchObject([{ body: { payment: 'at_pickup' } }]);
    await takeComplaint(/Server error/);
  });

  test('and is looked for, promises an email only where one is sent (P28.90)', async () => {
    const openAttempt = {
      reference: 'r1',
      channel: 'ussd',
      startedAt: '2026-11-17T09:00:00.000Z',
      isProcessing: true,
      rejected: null,
    } as const;
    const order = makeOrder({ payment: 'ussd', money: makeMoney({ openAttempt }) });
    for (const sendsNoEmail of [false, true]) {
      await openScreen(`/orders/${order.id}?reference=r1`, {
        visitor: CUSTOMER,
        answers: [
          answer(readOrderEndpoint, order),
          offerDays(),
          ...offerTerms(),
          answer(checkPaymentsEndpoint, null),
        ],
        pageData: {
          readShopProfile: () => ({ ...BLANK_SHOP_PROFILE, ...(sendsNoEmail && { sendsNoEmail }) }),
        },
      });
      await expect
        .element(page.getByRole('region', { name: 'Checking your payment' }))
        .toMatchTextContent(sendsNoEmail ? 'Save this page to follow your order.' : 'we’ll contact you at');
    }
  });

  test('and is said to be, counts no time down: it says what happens next (P29.37)', async () => {
    const money = makeMoney({ transferClaimedAt: '2026-11-17T09:05:00.000Z' });
    await openOrder(makeOrder({ payment: 'transfer', money }));
    const panel = page.getByRole('region', { name: 'You told us you’ve paid' });
    await expect.element(page.getByText(/We’re checking for your transfer/)).toHaveLength(1);
    await expect.element(panel).toMatchTextContent(/If your transfer reaches us later/);
    await expect.element(panel).not.toMatchTextContent(/ left/);
  });

  test('and is said to be, is called unpaid nowhere (P29.90)', { tags: 'long' }, async () => {
    const money = makeMoney({ transferClaimedAt: '2026-11-17T09:05:00.000Z' });
    const order = makeOrder({ payment: 'transfer', isTransferClaimed: true, money });
    await openOrder(order);
    const receipt = page.getByRole('region', { name: `Order ${order.number}` });
    await expect.element(receipt).toMatchTextContent(/Checking your transfer/);
    await expect.element(receipt).not.toMatchTextContent(/Unpaid/);
  });

  test('on receipt can be paid at once instead (P1.10)', { tags: 'long' }, async () => {
    await openOrder(confirmed, { answers: [start] });
    await expect.element(page.getByText(/^₦20,500 to pay$/)).toBeVisible();
    await page.getByRole('button', { name: 'Pay now instead' }).click();
    await payNow.click();
    await expectAddress(`/orders/${confirmed.id}#payment-page`);
  });
});
