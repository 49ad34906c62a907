import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type AdminVoucher,
  listVouchersEndpoint,
  readVoucherTermsEndpoint,
  sellVoucherEndpoint,
} from '../../../../contract/voucher-admin.ts';
import { DEFAULT_VOUCHER_TERMS } from '../../../../domain/vouchers/voucher.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const ACTIVE: AdminVoucher = {
  id: 'v1',
  end: '2HVC',
  origin: 'desk',
  state: 'active',
  amount: 10_000,
  balance: 10_000,
  expiresOn: null,
  recipientName: 'Ngozi',
  recipientEmail: '',
  buyerName: 'Ada',
  sendOn: null,
  isSent: false,
  createdAt: '2026-11-16T09:00:00.000Z',
  voidReason: null,
  canShowCode: false,
};
const SOLD = { ...ACTIVE, canShowCode: true };
const CODE = '7K3M-Q0XA-9TDW-2HVC';
const TERMS = { ...DEFAULT_VOUCHER_TERMS, suggestions: [...DEFAULT_VOUCHER_TERMS.suggestions], isOn: true };

test('a voucher that is used up is not offered to be voided (P28.100)', async () => {
  await openScreen('/admin/vouchers', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listVouchersEndpoint, {
        data: [ACTIVE, { ...ACTIVE, id: 'v2', end: '9TDW', state: 'used_up', balance: 0 }],
        outstanding: { value: 10_000, count: 1 },
        nextCursor: null,
      }),
      answer(readVoucherTermsEndpoint, TERMS),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Void voucher ending 2HVC' })).toBeVisible();
  await expect.element(page.getByText('ending 9TDW')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Void voucher ending 9TDW' }))
    .not.toBeInTheDocument();
});

test('a voucher that was never paid for has nothing left on it to lose (P28.334)', async () => {
  const unpaid = { ...ACTIVE, state: 'waiting' as const, origin: 'shop' as const, balance: 0 };
  await openScreen('/admin/vouchers', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listVouchersEndpoint, { data: [unpaid], outstanding: { value: 0, count: 0 }, nextCursor: null }),
      answer(readVoucherTermsEndpoint, TERMS),
    ],
  });
  await page.getByRole('button', { name: 'Void voucher ending 2HVC' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('The voucher ending 2HVC can’t be used any more.');
});

test('the desk sees what is not used yet, sells a voucher and sees its code once (P42.3, P42.8)', {
  tags: 'long',
}, async () => {
  const list = (data: readonly AdminVoucher[]) =>
    answer(listVouchersEndpoint, {
      data: [...data],
      outstanding: { value: data.length * 10_000, count: data.length },
      nextCursor: null,
    });
  const server = await openScreen('/admin/vouchers', {
    visitor: ADMINISTRATOR,
    answers: [
      list([]),
      answer(readVoucherTermsEndpoint, TERMS),
      answer(sellVoucherEndpoint, {
        voucher: SOLD,
        code: CODE,
        link: `https://shop.example/voucher#${CODE}`,
      }),
    ],
  });
  await page.getByRole('button', { name: 'Sell a voucher' }).click();
  await page.getByRole('textbox', { name: /^Amount in naira/ }).fill('10,000');
  await page.getByRole('combobox', { name: 'Picture' }).selectOptions('Flowers');
  server.change(list([SOLD]));
  await page.getByRole('button', { name: 'Sell voucher' }).click();
  await expect.element(page.getByText(CODE)).toBeVisible();
  await expect.element(page.getByText('not used yet on 1 voucher')).toBeVisible();
  expect(server.callsOf(sellVoucherEndpoint).map(({ body }) => body)).toMatchObject([
    { amount: 10_000, way: 'cash', picture: 'flowers' },
  ]);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect.element(receipt).toMatchTextContent(/Voucher ending 2HVC.*₦10,000.*Cash/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText(CODE)).not.toBeInTheDocument();
});

test('the list of vouchers that wait for a transfer says what each is to pay, and leads to all (P42.27)', {
  tags: 'long',
}, async () => {
  const waiting: AdminVoucher = { ...ACTIVE, origin: 'shop', state: 'waiting', balance: 0 };
  const server = await openScreen('/admin/vouchers?show=awaited', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listVouchersEndpoint, {
        data: [waiting],
        outstanding: { value: 0, count: 0 },
        nextCursor: null,
      }),
      answer(readVoucherTermsEndpoint, TERMS),
    ],
  });
  await expect.element(page.getByText('Waiting for a transfer')).toBeVisible();
  await expect.element(page.getByText('₦10,000 to pay')).toBeVisible();
  await page.getByRole('link', { name: 'Show all vouchers' }).click();
  await expect.element(page.getByText('Waiting for a transfer')).not.toBeInTheDocument();
  const listAsked = () => server.callsOf(listVouchersEndpoint).map(({ query }) => query.get('show'));
  await expect.poll(() => listAsked().at(-1)).toBeNull();
  expect(listAsked()[0]).toBe('awaited');
});
