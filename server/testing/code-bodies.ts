import { DEFAULT_VOUCHER_TERMS } from '../../domain/vouchers/voucher.ts';

const PEOPLE = { recipientName: '', recipientEmail: '', buyerName: 'Ada Obi', message: '', sendOn: null };

const REDEEMED = { code: 'AAAA-BBBB-CCCC-DDDD', amount: 5_000 };

/** A tenth off everything, for everybody. */
export const EXAMPLE_CAMPAIGN = {
  name: 'Tenth',
  kind: 'percent',
  percent: 10,
  amount: 0,
  categories: [],
  productIds: [],
  minimum: 0,
  isFirstOrderOnly: false,
  startsOn: null,
  endsOn: null,
  usesMax: null,
  usesMaxPerPerson: 1,
} as const;

/** What every call about vouchers and discount codes takes. */
export const CODE_BODIES: readonly (readonly [string, object])[] = [
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
  ['POST /api/admin/codes', { ...EXAMPLE_CAMPAIGN, codes: { kind: 'one', text: 'CAKE10' } }],
  ['PUT /api/admin/codes/:id', { ...EXAMPLE_CAMPAIGN, isActive: true, version: 1 }],
  ['PUT /api/admin/voucher-settings', DEFAULT_VOUCHER_TERMS],
];
