import { DEFAULT_VOUCHER_TERMS } from '../../domain/vouchers/voucher.ts';

const PEOPLE = { recipientName: '', recipientEmail: '', buyerName: 'Ada Obi', message: '', sendOn: null };

const REDEEMED = { code: 'AAAA-BBBB-CCCC-DDDD', amount: 5_000 };

/** What every call about vouchers takes. */
export const VOUCHER_BODIES: readonly (readonly [string, object])[] = [
  ['POST /api/account/vouchers/:id/recipient', { email: 'ngozi@home.example' }],
  ['POST /api/vouchers/read', { code: 'AAAA-BBBB-CCCC-DDDD' }],
  ['POST /api/vouchers/pay', { code: 'AAAA-BBBB-CCCC-DDDD', payment: 'card' }],
  ['POST /api/admin/vouchers', { amount: 10_000, way: 'cash', ...PEOPLE }],
  ['POST /api/admin/vouchers/:id/payment', { way: 'transfer' }],
  ['POST /api/orders/:id/voucher', REDEEMED],
  ['POST /api/admin/orders/:id/voucher', REDEEMED],
  [
    'POST /api/vouchers',
    {
      ...PEOPLE,
      amount: 10_000,
      buyerEmail: 'ada@home.example',
      payment: 'transfer',
    },
  ],
  ['POST /api/admin/vouchers/:id/void', { reason: 'Sold twice', refundWay: null }],
  ['PUT /api/admin/voucher-settings', DEFAULT_VOUCHER_TERMS],
];
