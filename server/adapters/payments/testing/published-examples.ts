/*
 * Answers and messages in the form of the examples that Paystack's documentation shows (sources in `paystack-schemas.ts`), with
 * whatever those leave empty left empty here.
 */

const CUSTOMER = {
  id: 181_873_746,
  first_name: null,
  last_name: null,
  email: 'ada@example.com',
  customer_code: 'CUS_1rkzaqsv4rrhqo6',
  phone: null,
  metadata: null,
  risk_action: 'default',
  international_format_phone: null,
};

/** The customer bears the fees: 40,333 kobo were charged for 30,050. */
export const TRANSACTION = {
  id: 4_099_260_516,
  domain: 'test',
  status: 'success',
  reference: 're4lyvq3s3',
  receipt_number: null,
  amount: 40_333,
  message: null,
  gateway_response: 'Successful',
  paid_at: '2024-08-22T09:15:02.000Z',
  created_at: '2024-08-22T09:14:24.000Z',
  channel: 'card',
  currency: 'NGN',
  ip_address: '197.210.54.33',
  metadata: '',
  log: { start_time: 1_724_318_098, time_spent: 4, attempts: 1, errors: 0, success: true },
  fees: 10_283,
  fees_split: null,
  authorization: { authorization_code: 'AUTH_uh8bcl3zbn', last4: '4081', channel: 'card', reusable: true },
  customer: CUSTOMER,
  plan: null,
  split: {},
  order_id: null,
  paidAt: '2024-08-22T09:15:02.000Z',
  createdAt: '2024-08-22T09:14:24.000Z',
  requested_amount: 30_050,
  pos_transaction_data: null,
  source: null,
  fees_breakdown: null,
  connect: null,
  transaction_date: '2024-08-22T09:14:24.000Z',
  plan_object: {},
  subaccount: {},
};

export const CREATED_REFUND = {
  transaction: {
    id: 1_004_723_697,
    domain: 'live',
    reference: 'T685312322670591',
    amount: 10_000,
    paid_at: '2021-08-20T18:34:11.000Z',
    channel: 'apple_pay',
    currency: 'NGN',
    authorization: { exp_month: null, exp_year: null, account_name: null },
    customer: { international_format_phone: null },
    plan: {},
    subaccount: { currency: null },
    split: {},
    order_id: null,
    paidAt: '2021-08-20T18:34:11.000Z',
  },
  integration: 412_829,
  deducted_amount: 0,
  channel: null,
  merchant_note: 'Refund for transaction T685312322670591',
  customer_note: 'Refund for transaction T685312322670591',
  status: 'pending',
  refunded_by: 'owner@example.com',
  expected_at: '2021-12-16T09:21:17.016Z',
  currency: 'NGN',
  domain: 'live',
  amount: 10_000,
  fully_deducted: false,
  id: 3_018_284,
  createdAt: '2021-12-07T09:21:17.122Z',
  updatedAt: '2021-12-07T09:21:17.122Z',
};

/** Made for a dispute, with the moments by another name than elsewhere. */
export const LISTED_REFUND = {
  id: 1,
  integration: 100_982,
  domain: 'live',
  transaction: 1_641,
  dispute: 20,
  amount: 500_000,
  deducted_amount: 500_000,
  currency: 'NGN',
  channel: 'migs',
  fully_deducted: 1,
  refunded_by: 'owner@example.com',
  refunded_at: '2018-01-12T10:54:47.000Z',
  expected_at: '2017-10-01T21:10:59.000Z',
  settlement: null,
  customer_note: 'xxx',
  merchant_note: 'xxx',
  created_at: '2017-09-24T21:10:59.000Z',
  updated_at: '2018-01-18T11:59:56.000Z',
  status: 'processed',
};

export const DISPUTE = {
  id: 358_950,
  refund_amount: 5_800,
  currency: 'NGN',
  status: 'awaiting-merchant-feedback',
  resolution: null,
  domain: 'live',
  transaction: { ...TRANSACTION, domain: 'live', amount: 5_800, fees: 53, requested_amount: 5_800 },
  transaction_reference: null,
  category: 'chargeback',
  customer: { ...CUSTOMER, first_name: 'Ada', last_name: 'Obi', phone: '08000000000', metadata: {} },
  bin: '123456',
  last4: '1234',
  dueAt: '2020-11-25T18:00:00.000Z',
  resolvedAt: null,
  evidence: null,
  attachments: null,
  note: null,
  history: [{ status: 'pending', by: 'ada@example.com', createdAt: '2020-11-24T13:46:57.000Z' }],
  messages: [
    { sender: 'ada@example.com', body: 'Debit without value', createdAt: '2020-11-24T13:46:57.000Z' },
  ],
  created_at: '2020-11-24T13:46:57.000Z',
  updated_at: '2020-11-24T18:00:02.000Z',
};

export const LOST_DISPUTE = {
  ...DISPUTE,
  id: 358_949,
  status: 'resolved',
  resolution: 'auto-accepted',
  transaction: { ...DISPUTE.transaction, status: 'reversed' },
  resolvedAt: '2020-11-24T14:00:02.000Z',
};

/** An old one: hardly anything is known of it. */
export const ARCHIVED_DISPUTE = {
  ...DISPUTE,
  id: 2_867,
  refund_amount: null,
  currency: null,
  status: 'archived',
  category: null,
  bin: null,
  last4: null,
  dueAt: null,
  attachments: '[]',
};

/** The amount is text in this one, and a number in others. */
export const REFUND_NEWS = {
  status: 'processed',
  transaction_reference: 'T2154954_412829_3be32076_6lcg3',
  refund_reference: '132013318360',
  amount: '5000',
  currency: 'NGN',
  processor: 'mpgs_zen',
  customer: { first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com' },
  integration: 412_829,
  domain: 'live',
};

export const REJECTED_TRANSFER = {
  bank_transfer: {
    amount: '30000',
    message: 'incorrect amount sent',
    message_type: 'INCORRECT_AMOUNT',
    transaction_id: '3103959930',
  },
  customer: CUSTOMER,
};
