import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type AdminVoucher,
  listVouchersEndpoint,
  readVoucherTermsEndpoint,
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

test('a voucher that is used up is not offered to be voided (P28.100)', async () => {
  await openScreen('/admin/vouchers', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listVouchersEndpoint, {
        data: [ACTIVE, { ...ACTIVE, id: 'v2', end: '9TDW', state: 'used_up', balance: 0 }],
        outstanding: { value: 10_000, count: 1 },
        nextCursor: null,
      }),
      answer(readVoucherTermsEndpoint, {
        ...DEFAULT_VOUCHER_TERMS,
        suggestions: [...DEFAULT_VOUCHER_TERMS.suggestions],
        isOn: true,
      }),
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
      answer(readVoucherTermsEndpoint, {
        ...DEFAULT_VOUCHER_TERMS,
        suggestions: [...DEFAULT_VOUCHER_TERMS.suggestions],
        isOn: true,
      }),
    ],
  });
  await page.getByRole('button', { name: 'Void voucher ending 2HVC' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('The voucher ending 2HVC can’t be used any more.');
});
