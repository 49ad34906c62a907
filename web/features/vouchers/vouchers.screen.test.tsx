import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPaymentOptionsEndpoint } from '../../../contract/payments.ts';
import {
  buyVoucherEndpoint,
  type OwnVoucher,
  payVoucherEndpoint,
  readVoucherEndpoint,
  readVoucherOfferEndpoint,
} from '../../../contract/vouchers.ts';
import { DEFAULT_VOUCHER_TERMS } from '../../../domain/vouchers/voucher.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../testing/stub-server.ts';
import { keepGift } from './bought-voucher.ts';

const TERMS = { ...DEFAULT_VOUCHER_TERMS, suggestions: [...DEFAULT_VOUCHER_TERMS.suggestions], isOn: true };
const CODE = '7K3M-Q0XA-9TDW-2HVC';
const OWN: OwnVoucher = {
  code: CODE,
  state: 'active',
  amount: 10_000,
  balance: 2_000,
  expiresOn: null,
  recipientName: 'Ngozi',
  message: 'Happy birthday!',
  buyerName: 'Ada',
  picture: 'balloons',
  sentAt: null,
  transfer: null,
};
const ACCOUNT = {
  bank: 'GTBank',
  accountNumber: '0123456789',
  accountName: 'Bakery',
  reference: 'Voucher 2HVC',
};

const OFFER = [
  answer(readVoucherOfferEndpoint, TERMS),
  answer(readPaymentOptionsEndpoint, { onlineChannels: ['card' as const] }),
];
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const preview = page.getByRole('complementary', { name: 'Preview' });
const buy = page.getByRole('button', { name: 'Buy voucher' });

test('a voucher is seen as it will be given while it is written, and bought with its picture (P42.15)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/vouchers', {
    viewport: PHONE,
    answers: [
      ...OFFER,
      answer(buyVoucherEndpoint, { code: CODE, payUrl: null, transfer: ACCOUNT }),
      answer(readVoucherEndpoint, { ...OWN, state: 'waiting', amount: 25_000, transfer: ACCOUNT }),
    ],
  });
  await page.getByRole('radio', { name: 'Balloons' }).click();
  await page.getByRole('radio', { name: '₦25,000' }).click();
  await field(/^Their name/).fill('Ngozi');
  await field(/^Your message/).fill('Happy birthday!');
  await field(/^Your name/).fill('Ada Obi');
  await expect
    .element(preview)
    .toMatchTextContent(/Voucher for Ngozi.*₦25,000.*Happy birthday!.*From Ada Obi/);
  await expect.element(field(/^Their email/)).not.toBeInTheDocument();
  await field(/^Your email address/).fill('ada@home.example');
  await page.getByRole('radio', { name: /^Email it to them/ }).click();
  await page.getByRole('radio', { name: /^Bank transfer/ }).click();
  await buy.click();
  await expect.element(page.getByText('Enter the email address to send it to.')).toBeVisible();
  await field(/^Their email/).fill('ngozi@home.example');
  await buy.click();
  await expect.element(page.getByText('Voucher 2HVC')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Pay ₦25,000 to get your voucher' })).toBeVisible();
  expect(server.callsOf(buyVoucherEndpoint).map(({ body }) => body)).toMatchObject([
    { amount: 25_000, picture: 'balloons', recipientEmail: 'ngozi@home.example', payment: 'transfer' },
  ]);
});

test('a voucher that was not paid for says how much and where to, is paid online again, and shows no code to print (P42.21)', {
  tags: 'long',
}, async () => {
  const waiting: OwnVoucher = { ...OWN, state: 'waiting', balance: 0, transfer: ACCOUNT };
  const server = await openScreen(`/voucher#${CODE}`, {
    answers: [
      ...OFFER,
      answer(readVoucherEndpoint, waiting),
      answer(payVoucherEndpoint, () => refuse(409, { message: 'Try again in a minute.', code: 'away' })),
    ],
  });
  await expect.element(page.getByRole('definition').filter({ hasText: '0123456789' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Pay ₦10,000 to get your voucher' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦10,000' }).click();
  await expect.element(page.getByText('Try again in a minute.')).toBeVisible();
  expect(server.callsOf(payVoucherEndpoint).map(({ body }) => body)).toEqual([
    { code: CODE, payment: 'card' },
  ]);
  await expect.element(page.getByText(CODE)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('whoever is signed in finds their name and address, and is told how their voucher is given once it is paid, and is not offered what is somebody’s gift (P29.73, P29.251, P29.490, P29.593)', async () => {
  await openScreen('/vouchers', {
    visitor: CUSTOMER,
    answers: [
      ...OFFER,
      answer(buyVoucherEndpoint, { code: CODE, payUrl: null, transfer: ACCOUNT }),
      answer(readVoucherEndpoint, { ...OWN, sentAt: '2026-11-14T08:05:00.000Z' }),
    ],
  });
  await expect.element(field(/^Your name/)).toHaveValue(CUSTOMER.name);
  await expect.element(field(/^Your email address/)).toHaveValue(CUSTOMER.email);
  await page.getByRole('radio', { name: '₦25,000' }).click();
  await page.getByRole('radio', { name: /^Email it to them/ }).click();
  await field('Their email').fill('ngozi@home.example');
  await buy.click();
  const thanks = /Thank you for your payment. We emailed your voucher to ngozi@.*WhatsApp.*Copy/;
  await expect.element(page.getByRole('main')).toMatchTextContent(thanks);
  await expect.element(page.getByText(CODE)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/7K3M-Q0XA-9TDW-2HVC.*This is Ngozi’s gift/);
  await expect.element(page.getByRole('link', { name: 'Use voucher' })).not.toBeInTheDocument();

  // Whoever comes back to it has been thanked.
  await openScreen(`/voucher#${CODE}`, { answers: [answer(readVoucherEndpoint, OWN)] });
  await expect.element(page.getByRole('button', { name: 'Show the code' })).toBeVisible();
  await expect.element(page.getByText('Thank you for your payment.')).not.toBeInTheDocument();

  // Whoever passes it on themselves is offered that first.
  keepGift(CODE, { recipientEmail: '', sendOn: null });
  await openScreen(`/voucher#${CODE}`, { answers: [answer(readVoucherEndpoint, OWN)] });
  await expect.element(page.getByRole('main')).toMatchTextContent(/WhatsApp.*Copy link.*Print.*Use voucher/);

  // Whoever it was sent to is thanked for nothing.
  sessionStorage.clear();
  await openScreen(`/voucher#${CODE}`, { answers: [answer(readVoucherEndpoint, OWN)] });
  await expect.element(page.getByRole('link', { name: 'Use voucher' })).toBeVisible();
  await expect.element(page.getByText(/^Thank you/)).not.toBeInTheDocument();
});

test('an amount that is tapped takes its problem away, an address to send to is asked for, and what was typed is kept (P42.22)', async () => {
  await openScreen('/vouchers', { viewport: PHONE, answers: OFFER });
  await buy.click();
  const missing = page.getByText('Choose or enter an amount.');
  await expect.element(missing).toBeVisible();
  await page.getByRole('radio', { name: '₦25,000' }).click();
  await expect.element(missing).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Email it to them/ }).click();
  await expect.element(field('Their email')).toBeRequired();
  await field(/^Your name/).fill('Ada Obi');
  await expect.element(page.getByText('Enter your name.')).not.toBeInTheDocument();
  await openScreen('/vouchers', { viewport: PHONE, answers: OFFER });
  await expect.element(field(/^Your name/)).toHaveValue('Ada Obi');
});

test.each(['100', '600,000', '9,000,000'])(
  'an amount of %s is refused with the amounts that are sold (P29.517)',
  async (amount) => {
    await openScreen('/vouchers', { answers: OFFER });
    await field(/^Amount in naira/).fill(amount);
    await buy.click();
    await expect
      .element(field(/^Amount in naira/))
      .toHaveAccessibleDescription(/Enter an amount from ₦1,000 to ₦500,000\./);
  },
);

test('an amount with kobo is refused with why (P29.525)', async () => {
  await openScreen('/vouchers', { answers: OFFER });
  await field(/^Amount in naira/).fill('5000.50');
  await buy.click();
  await expect.element(field(/^Amount in naira/)).toHaveAccessibleDescription(/Enter whole naira\./);
});

test('what is not sent by email asks for no address, and the shop’s refusal stands at its field', async () => {
  const words = 'Enter an amount from ₦1,000 to ₦500,000.';
  const server = await openScreen('/vouchers', {
    answers: [
      ...OFFER,
      answer(buyVoucherEndpoint, () =>
        refuse(400, { message: words, code: 'voucher_amount', fields: { amount: words } }),
      ),
    ],
  });
  await field(/^Amount in naira/).fill('500');
  await field(/^Your name/).fill('Ada Obi');
  await field(/^Your email address/).fill('ada@home.example');
  await buy.click();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(server.callsOf(buyVoucherEndpoint)).toEqual([]);
  await field(/^Amount in naira/).fill('20,000');
  await buy.click();
  await expect
    .poll(() => server.callsOf(buyVoucherEndpoint).map(({ body }) => body))
    .toMatchObject([{ amount: 20_000, picture: 'cake', recipientEmail: '', sendOn: null, payment: 'card' }]);
});

test('while no vouchers are sold the page says so; without a connection it can be asked again', async () => {
  const server = await openScreen('/vouchers', {
    answers: [answer(readVoucherOfferEndpoint, loseConnection)],
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  server.change(answer(readVoucherOfferEndpoint, { ...TERMS, isOn: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'We don’t sell vouchers at the moment' }))
    .toBeVisible();
});

test('a voucher’s link opens it, says what is left, and leaves the address (P42.15)', async () => {
  await openScreen(`/voucher#${CODE}`, { answers: [answer(readVoucherEndpoint, OWN)] });
  await expect.element(page.getByRole('heading', { name: 'Voucher for Ngozi' })).toBeVisible();
  await expect
    .element(page.getByRole('article'))
    .toMatchTextContent(/₦10,000.*Happy birthday!.*From Ada.*7K3M-Q0XA-9TDW-2HVC.*₦2,000 left/);
  expect(window.location.hash).toBe('');
  const share = page.getByRole('link', { name: 'Send on WhatsApp' }).element().getAttribute('href') ?? '';
  expect(decodeURIComponent(share)).toContain(`/voucher#${CODE}`);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('whoever uses a voucher is told when it pays (P42.28)', async () => {
  await openScreen(`/voucher#${CODE}`, { answers: [answer(readVoucherEndpoint, OWN)] });
  await page.getByRole('link', { name: 'Use voucher' }).click();
  await expect.element(page.getByText('We’ll use your ₦2,000 voucher at checkout.')).toBeVisible();
});

test('a voucher that is used up is not offered for use (P42.15)', async () => {
  await openScreen(`/voucher#${CODE}`, {
    answers: [answer(readVoucherEndpoint, { ...OWN, state: 'used_up', balance: 0 })],
  });
  await expect.element(page.getByText('Used up')).toBeVisible();
  await expect.element(page.getByText(/^Enter this code/)).not.toBeInTheDocument();
});

test('a link that is no voucher’s, and one that is blocked, cannot be used', async () => {
  const server = await openScreen('/voucher#AAAA', {
    answers: [
      answer(readVoucherEndpoint, () =>
        refuse(400, { message: 'We don’t know this code.', code: 'code_unknown' }),
      ),
    ],
  });
  await expect.element(page.getByText('We don’t know this code.')).toBeVisible();
  server.change(answer(readVoucherEndpoint, { ...OWN, state: 'blocked' }));
  window.location.hash = `#${CODE}`;
  await expect.element(page.getByText('Blocked')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Use voucher' })).not.toBeInTheDocument();
});
