import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAddressesEndpoint, readAccountEndpoint } from '../../../../contract/account.ts';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { readCodesOfferedEndpoint } from '../../../../contract/codes.ts';
import {
  acceptQuoteEndpoint,
  type OwnCustomOrder,
  readCustomOrderEndpoint,
  withdrawCustomOrderEndpoint,
  writeMessageEndpoint,
} from '../../../../contract/custom-orders.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { claimRequestEndpoint, openRequestEndpoint } from '../../../../contract/guest-requests.ts';
import { readPaymentOptionsEndpoint } from '../../../../contract/payments.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { notifyNews } from '../../../testing/news-stub.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { NO_ORDERS } from '../../users/testing/access-screens.ts';
import { makeCustomOrder, makeMessage, makeQuote, makeQuoted } from '../testing/example-custom-order.ts';

const { id: ID } = makeCustomOrder();
const title = page.getByRole('heading', { level: 1 });
const messages = page.getByRole('log', { name: 'Conversation' });
const messageForm = page.getByRole('form', { name: 'New message' });
const checkout = page.getByRole('form', { name: 'Checkout' });
const NEWER = 'There’s a newer quote. Check it before you accept.';

const openCustomOrder = (customOrder: OwnCustomOrder, search = '', ...answers: readonly StubAnswer[]) =>
  openScreen(`/custom-orders/${ID}${search}`, {
    visitor: CUSTOMER,
    answers: [answer(readCustomOrderEndpoint, customOrder), ...answers],
  });

const CHECKOUT_ANSWERS = [
  answer(readAccountEndpoint, {
    id: 'u1',
    name: 'Tẹniọla Adé',
    email: 'teniola@bakery.example',
    phone: '+2348031234567',
    image: null,
    role: null,
    hasPassword: true,
    hasSecondFactor: false,
    pendingEmail: null,
    createdAt: '2026-01-05T08:00:00.000Z',
  }),
  answer(listAddressesEndpoint, { data: [] }),
  ...NO_ORDERS,
  answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
  answer(readPaymentOptionsEndpoint, { onlineChannels: ['card'] }),
  answer(readAvailabilityEndpoint, {
    now: '2026-11-17T09:00:00.000Z',
    earliest: null,
    days: [
      {
        day: '2026-11-28',
        state: 'free',
        note: '',
        windows: [{ id: 'noon', from: '12:00', to: '15:00', state: 'free' }],
      },
    ],
  }),
];

/** Opens the acceptance of a quote and fills it in. */
async function prepareAcceptance(quoted: OwnCustomOrder) {
  const server = await openCustomOrder(quoted, '?accept=1', ...CHECKOUT_ANSWERS);
  await expect.element(title).toHaveTextContent('Accept quote 1');
  await checkout.getByRole('radio', { name: /^Pickup/ }).click();
  await checkout.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await checkout.getByRole('radio', { name: /^Card/ }).click();
  return server;
}

test('whoever pays a deposit in advance reads the quoted sum and nothing of paying on delivery (P37.36)', async () => {
  await openCustomOrder(makeQuoted(makeQuote()), '?accept=1', ...CHECKOUT_ANSWERS);
  await checkout.getByRole('radio', { name: /^Delivery/ }).click();
  await checkout.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await checkout.getByRole('combobox', { name: 'Local government area' }).selectOptions('Eti-Osa');
  await expect.element(checkout.getByText(/Delivery to Eti-Osa: ₦3,000/)).toBeVisible();
  await expect.element(checkout.getByText(/pay on delivery/)).not.toBeInTheDocument();
  await expect.element(page.getByText('As quoted', { exact: true })).toBeVisible();
});

test('whoever has a voucher reads before accepting a quote how it pays (P29.475)', async () => {
  const taking = answer(readCodesOfferedEndpoint, { isOffered: true, takesVouchers: true });
  await openCustomOrder(makeQuoted(makeQuote()), '?accept=1', ...CHECKOUT_ANSWERS, taking);
  await expect.element(checkout.getByText(/^Have a voucher\? Choose bank transfer/)).toBeVisible();
});

test('a request can be withdrawn after a question, and opened in the designer again (P7.1)', {
  tags: 'long',
}, async () => {
  const withdrawn = makeCustomOrder({ status: 'withdrawn', canWrite: false, canWithdraw: false });
  await openCustomOrder(makeCustomOrder(), '', answer(withdrawCustomOrderEndpoint, withdrawn));
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(title).toHaveTextContent('You withdrew this request');
  await expect.element(page.getByRole('textbox', { name: 'Message to the bakery' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Open in the designer' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/products\/design-your-own-cake\?design=1\./));
});

test('one that was declined gives the reason soberly, as soon as it is known (P7.1, P29.300)', async () => {
  const server = await openCustomOrder(makeCustomOrder());
  await expect.element(title).toHaveTextContent('We’ve received your request');
  const declineReason = 'We make no sugar work in December.';
  server.change(answer(readCustomOrderEndpoint, makeCustomOrder({ status: 'declined', declineReason })));
  await notifyNews({ kind: 'custom_order', id: ID });
  await expect.element(title).toHaveTextContent('We can’t make this cake');
  await expect.element(page.getByText(declineReason, { exact: false }).first()).toBeVisible();
});

test('another’s custom order looks like one that never was', async () => {
  const gone = answer(readCustomOrderEndpoint, () => refuse(404, { message: 'Gone.', code: 'not_found' }));
  await openCustomOrder(makeCustomOrder(), '', gone);
  await expect.element(title).toHaveTextContent('Cake request not found');
  await takeComplaint(/Resource not found/);
});

test('a quote that has expired says so by itself, by the shop’s clock (P7.1)', { tags: 'long' }, async () => {
  let isSeen = false;
  let minute = 10;
  // Asked again before anybody has seen it, the quote has another second.
  const giveByClock = () => {
    minute += 1;
    const quote = makeQuote({ expiresAt: `2026-11-17T09:${minute}:01.000Z` });
    if (isSeen) return makeCustomOrder({ status: 'expired', quotes: [quote] });
    return { ...makeQuoted(quote), now: `2026-11-17T09:${minute}:00.000Z` };
  };
  await openCustomOrder(makeCustomOrder(), '', answer(readCustomOrderEndpoint, giveByClock));
  await expect.element(page.getByRole('link', { name: 'Accept this quote' })).toBeVisible();
  isSeen = true;
  await expect.element(title).toHaveTextContent('This quote has expired');
  await expect.element(page.getByRole('link', { name: 'Accept this quote' })).not.toBeInTheDocument();
});

test('on a phone a quote can be accepted as its page opens (P28.137)', async () => {
  await openScreen(`/custom-orders/${ID}`, {
    visitor: CUSTOMER,
    viewport: PHONE,
    answers: [answer(readCustomOrderEndpoint, makeQuoted(makeQuote({ total: 20_000 })))],
  });
  const accept = page.getByRole('link', { name: 'Accept for ₦20,000' });
  await expect.element(accept).toBeInViewport({ ratio: 1 });
  await expect.element(accept).toHaveAttribute('href', `/custom-orders/${ID}?accept=1`);
});

test('on a phone the deposit stands beside the button that pays it, and the balance says before what (P29.332)', async () => {
  const quoted = makeQuoted(makeQuote({ total: 20_000, deposit: 8_000 }));
  await openScreen(`/custom-orders/${ID}?accept=1`, {
    visitor: CUSTOMER,
    viewport: PHONE,
    answers: [answer(readCustomOrderEndpoint, quoted), ...CHECKOUT_ANSWERS],
  });
  await expect.element(page.getByText('₦8,000 now', { exact: true })).toBeInViewport();
  await checkout.getByRole('radio', { name: /^Pickup/ }).click();
  await expect.element(page.getByText('Balance before pickup')).toBeVisible();
  await expect.element(page.getByText('₦8,000 now', { exact: true })).toBeInViewport();
});

test('whoever accepts what can no longer be accepted is told why, and what was typed stays (P7.2)', {
  tags: 'long',
}, async () => {
  const server = await prepareAcceptance(makeQuoted(makeQuote()));
  server.change(
    answer(acceptQuoteEndpoint, () => refuse(409, { message: NEWER, code: 'quote_replaced' })),
    answer(readCustomOrderEndpoint, makeQuoted(makeQuote({ version: 2, deposit: 20_000 }), makeQuote())),
  );
  await page
    .getByRole('button', { name: /^Order and pay/ })
    .first()
    .click();
  await expect.element(page.getByRole('alert').filter({ hasText: NEWER })).toBeVisible();
  const newest = page.getByRole('region', { name: 'Quote 2' });
  await expect.element(newest).toMatchTextContent('₦20,000');
  await newest.getByRole('link', { name: 'Accept this quote' }).click();
  await expect.element(title).toHaveTextContent('Accept quote 2');
  await expect.element(checkout.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  expect(server.callsOf(acceptQuoteEndpoint)).toMatchObject([{ body: { quoteVersion: 1 } }]);
});

test('after a lost answer and a reload accepting says that it has not arrived, and goes out under the same key (P29.234)', async () => {
  const server = await prepareAcceptance(makeQuoted(makeQuote()));
  server.change(answer(acceptQuoteEndpoint, loseConnection));
  await page
    .getByRole('button', { name: /^Order and pay/ })
    .first()
    .click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'We didn’t get an answer' })).toBeVisible();
  const sent = { ...sessionStorage };
  const again = await openScreen(`/custom-orders/${ID}?accept=1`, {
    visitor: CUSTOMER,
    storedInTab: sent,
    answers: [
      answer(readCustomOrderEndpoint, makeQuoted(makeQuote())),
      answer(acceptQuoteEndpoint, loseConnection),
      ...CHECKOUT_ANSWERS,
    ],
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your last order hasn’t reached us.');
  await page
    .getByRole('button', { name: /^Order and pay/ })
    .first()
    .click();
  await expect.poll(() => again.callsOf(acceptQuoteEndpoint).length).toBe(1);
  const keyOf = (calls: ReturnType<typeof server.callsOf>) => calls[0]?.headers.get('idempotency-key');
  expect(keyOf(again.callsOf(acceptQuoteEndpoint))).toBe(keyOf(server.callsOf(acceptQuoteEndpoint)));
});

test('whoever is accepting a quote hears of a newer one at once', async () => {
  const server = await openCustomOrder(makeQuoted(makeQuote()), '?accept=1', ...CHECKOUT_ANSWERS);
  await expect.element(title).toHaveTextContent('Accept quote 1');
  server.change(answer(readCustomOrderEndpoint, makeQuoted(makeQuote({ version: 2 }), makeQuote())));
  await notifyNews({ kind: 'custom_order', id: ID });
  await expect.element(page.getByRole('alert').filter({ hasText: NEWER })).toBeVisible();
});

test('a message that does not arrive keeps its text over a reload, and goes out under the same key', {
  tags: 'long',
}, async () => {
  const lost = answer(writeMessageEndpoint, loseConnection);
  const first = await openCustomOrder(makeCustomOrder(), '', lost);
  await messageForm.getByRole('textbox').fill('Is the sponge moist?');
  await messageForm.getByRole('button', { name: 'Send' }).click();
  await expect.element(messages).toMatchTextContent('Is the sponge moist?');
  await expect.element(messages.getByRole('alert')).toMatchTextContent('Not sent.');
  const said = makeCustomOrder({ messages: [makeMessage()] });
  const second = await openCustomOrder(makeCustomOrder(), '', answer(writeMessageEndpoint, said));
  await messages.getByRole('button', { name: 'Send again' }).click();
  await expect.element(messages.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => messages.getByText('Is the sponge moist?').length).toBe(1);
  const keys = [first, second]
    .flatMap((server) => server.callsOf(writeMessageEndpoint))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a message that is being written is there again after a reload (P1.29)', { tags: 'long' }, async () => {
  await openCustomOrder(makeCustomOrder());
  await messageForm.getByRole('textbox').fill('Could the drum be');
  await openCustomOrder(makeCustomOrder());
  await expect.element(messageForm.getByRole('textbox')).toHaveValue('Could the drum be');
});

test('whoever has the link reads, answers and accepts without an account, and can save the link (P38.2)', async () => {
  const quoted = { ...makeQuoted(makeQuote()), linkKey: 'a-key-of-thirty-two-characters-00' };
  await openScreen(`/cake-request/${ID}`, { answers: [answer(readCustomOrderEndpoint, quoted)] });
  await expect.element(messageForm).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Save your link' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Accept this quote' }))
    .toHaveAttribute('href', `/cake-request/${ID}?accept=1`);
});

test('whoever has the link and is signed in adds the request to their account (P38.9)', {
  tags: 'long',
}, async () => {
  const server = await openScreen(`/cake-request/${ID}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readCustomOrderEndpoint, {
        ...makeQuoted(makeQuote()),
        linkKey: 'a-key-of-thirty-two-characters-00',
      }),
      answer(claimRequestEndpoint, makeQuoted(makeQuote())),
    ],
  });
  await expect.element(page.getByText(/Once it’s in your account, the link stops working/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect.element(page.getByText('Request added to your account')).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe(`/custom-orders/${ID}`);
  expect(server.callsOf(claimRequestEndpoint)).toHaveLength(1);
});

test('a link that has ended says so, and leads on (P38.1)', async () => {
  await openScreen('/cake-request#a-key-of-thirty-two-characters-00', {
    answers: [
      answer(openRequestEndpoint, () => refuse(404, { code: 'no_such_custom_order', message: 'Not there.' })),
    ],
  });
  await expect.element(title).toHaveTextContent('This link doesn’t work');
  await expect.element(page.getByText(/added to an account, its link stops working/)).toBeVisible();
  expect(window.location.hash).toBe('');
  await takeComplaint(/Resource not found/);
});

test('of a request without a design only what was written is shown, no invented cake or price (P28.157)', async () => {
  await openCustomOrder(makeCustomOrder({ isDesigned: false, description: 'Custom cake' }));
  const request = page.getByRole('region', { name: 'Your request' });
  await expect.element(request.getByText('With a little talking drum of sugar on top.')).toBeVisible();
  await expect.element(request.getByText(/Design price|8-inch tier/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Open in the designer' })).not.toBeInTheDocument();
});
