import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  correctRecipientEndpoint,
  type ListedVoucher,
  listBoughtVouchersEndpoint,
} from '../../../contract/bought-vouchers.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { NO_ORDERS } from '../users/testing/access-screens.ts';

const VOUCHER: ListedVoucher = {
  id: 'v1',
  code: '7K3M-Q0XA-9TDW-2HVC',
  state: 'active',
  amount: 10_000,
  balance: 10_000,
  recipientName: 'Ngozi',
  recipientEmail: 'ngozi@hoem.example',
  sendOn: '2126-12-24',
  isSent: false,
  canCorrectRecipient: true,
  isCredit: false,
  createdAt: '2026-11-16T09:00:00.000Z',
};
const region = page.getByRole('region', { name: 'Gift vouchers' });

test('a bought voucher is among the orders, and its recipient’s address is put right until it is emailed (P42.40, P42.41)', {
  tags: 'long',
}, async () => {
  const saved = { ...VOUCHER, recipientEmail: 'ngozi@home.example' };
  const server = await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [
      ...NO_ORDERS,
      answer(listBoughtVouchersEndpoint, { data: [VOUCHER] }),
      answer(correctRecipientEndpoint, saved),
    ],
  });
  await expect
    .element(region.getByRole('link', { name: '₦10,000 voucher for Ngozi' }))
    .toHaveAttribute('href', '/voucher#7K3M-Q0XA-9TDW-2HVC');
  await region.getByRole('button', { name: 'Correct the email address' }).click();
  const email = region.getByRole('textbox', { name: /email address/ });
  await email.fill('ngozi');
  await region.getByRole('button', { name: 'Save' }).click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ngozi@home.example');
  await region.getByRole('button', { name: 'Save' }).click();
  await expect.element(region.getByText(/We’ll email it to ngozi@home\.example on/)).toBeVisible();
  expect(server.callsOf(correctRecipientEndpoint).map(({ body }) => body)).toEqual([
    { email: 'ngozi@home.example' },
  ]);
});

test('one that was emailed cannot be corrected, and whoever has bought none sees nothing of it (P42.40)', {
  tags: 'long',
}, async () => {
  const sent = { ...VOUCHER, isSent: true, canCorrectRecipient: false };
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, answer(listBoughtVouchersEndpoint, { data: [sent] })],
  });
  await expect.element(region.getByText('Emailed to ngozi@hoem.example.')).toBeVisible();
  await expect.element(region.getByRole('button')).not.toBeInTheDocument();
  await openScreen('/orders', { visitor: CUSTOMER, answers: NO_ORDERS });
  await expect.element(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect.element(region).not.toBeInTheDocument();
});

test('store credit says what is left and how to use it (P28.136)', async () => {
  const credit = { ...VOUCHER, isCredit: true, canCorrectRecipient: false, balance: 4_000 };
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, answer(listBoughtVouchersEndpoint, { data: [credit] })],
  });
  await expect
    .element(page.getByRole('region', { name: 'Store credit' }))
    .toMatchTextContent('₦4,000 leftEnter 7K3M-Q0XA-9TDW-2HVC at checkout to use it.');
  await expect.element(region).not.toBeInTheDocument();
});

test('one that is not paid for says so before it is passed on (P29.257)', async () => {
  const waiting = { ...VOUCHER, state: 'waiting' as const, recipientEmail: '', canCorrectRecipient: false };
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, answer(listBoughtVouchersEndpoint, { data: [waiting] })],
  });
  await expect.element(region.getByText('Open it to pay for it.')).toBeVisible();
});

test('one that is used up is not offered to be passed on (P29.276)', async () => {
  const used = { ...VOUCHER, state: 'used_up' as const, balance: 0, canCorrectRecipient: false };
  const unnamed = { ...used, id: 'v2', recipientEmail: '', recipientName: '' };
  await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, answer(listBoughtVouchersEndpoint, { data: [used, unnamed] })],
  });
  await expect.element(region.getByText('Used up').first()).toBeVisible();
  await expect.element(region.getByText(/Open it|We’ll email/)).not.toBeInTheDocument();
});
