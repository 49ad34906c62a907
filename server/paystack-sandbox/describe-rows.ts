import type { SandboxDispute, SandboxRefund, SandboxTransaction } from './sandbox-state.ts';

/* Rows in the provider's own words, by its published description (`server/adapters/payments/paystack-schemas.ts`). */

const INTEGRATION = 100_043;
const moment = (ms: number) => new Date(ms).toISOString();

const GATEWAY_WORDS: Readonly<Record<SandboxTransaction['status'], string>> = {
  abandoned: 'The transaction was not completed',
  pending: 'Waiting for the transfer',
  ongoing: 'The customer is completing the payment',
  processing: 'The bank is processing the payment',
  queued: 'The payment is queued',
  failed: 'Declined',
  success: 'Successful',
  reversed: 'Reversed',
};

export function describeTransaction(row: SandboxTransaction) {
  const { id, status, reference, currency, payment, metadata } = row;
  const paidAt = payment?.hasMoment ? moment(payment.paidAtMs) : null;
  const createdAt = moment(row.createdAtMs);
  return {
    id: exactNumber(id),
    domain: 'test',
    status,
    reference,
    receipt_number: null,
    amount: payment?.amountInKobo ?? row.amountInKobo,
    message: null,
    gateway_response: GATEWAY_WORDS[status],
    paid_at: paidAt,
    created_at: createdAt,
    channel: payment?.channel ?? row.transfer?.channel ?? row.channels[0] ?? 'card',
    currency,
    ip_address: '127.0.0.1',
    metadata,
    log: null,
    fees: payment?.feesInKobo ?? null,
    fees_split: null,
    authorization: {},
    customer: describeCustomer(row),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: row.amountInKobo,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

function describeCustomer({ id, email }: SandboxTransaction) {
  return {
    id: exactNumber(id),
    first_name: null,
    last_name: null,
    email,
    customer_code: `CUS_${id.slice(-12)}`,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

function describeRefund({ id, amountInKobo, note, status }: SandboxRefund) {
  return {
    id: exactNumber(id),
    integration: INTEGRATION,
    domain: 'test',
    amount: amountInKobo,
    currency: 'NGN',
    status,
    refunded_by: 'sandbox',
    customer_note: note,
    merchant_note: note,
  };
}

/** As the answer to its making a refund names its payment by a whole description. */
export function describeCreatedRefund(row: SandboxRefund, transaction: SandboxTransaction) {
  return {
    ...describeRefund(row),
    transaction: describeTransaction(transaction),
    channel: null,
    deducted_amount: 0,
    fully_deducted: false,
    expected_at: moment(row.createdAtMs),
    createdAt: moment(row.createdAtMs),
    updatedAt: moment(row.createdAtMs),
  };
}

/** In a list by number. */
export function describeListedRefund(row: SandboxRefund) {
  const isDone = row.status === 'processed';
  return {
    ...describeRefund(row),
    transaction: exactNumber(row.transactionId),
    transaction_reference: row.reference,
    dispute: row.disputeId && exactNumber(row.disputeId),
    settlement: null,
    deducted_amount: isDone ? row.amountInKobo : null,
    fully_deducted: isDone ? 1 : null,
    refunded_at: isDone ? moment(row.createdAtMs) : null,
    createdAt: moment(row.createdAtMs),
    bank_reference: null,
  };
}

/** What a message about a refund tells; amounts are text here, and the refund's own number is missing. */
export function describeRefundNews({ status, reference, amountInKobo }: SandboxRefund, email: string) {
  return {
    status,
    transaction_reference: reference,
    refund_reference: null,
    amount: String(amountInKobo),
    currency: 'NGN',
    processor: 'sandbox',
    customer: { first_name: null, last_name: null, email },
    integration: INTEGRATION,
    domain: 'test',
  };
}

export function describeDispute(row: SandboxDispute, transaction: SandboxTransaction) {
  const createdAt = moment(row.createdAtMs);
  const by = transaction.email;
  return {
    id: exactNumber(row.id),
    refund_amount: row.amountInKobo,
    currency: transaction.currency,
    status: row.status,
    resolution: row.resolution,
    domain: 'test',
    transaction: describeTransaction(transaction),
    transaction_reference: null,
    category: 'chargeback',
    customer: describeCustomer(transaction),
    bin: '408408',
    last4: '4081',
    dueAt: moment(row.dueAtMs),
    resolvedAt: row.resolvedAtMs === null ? null : moment(row.resolvedAtMs),
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status: 'pending', by, createdAt }],
    messages: [{ sender: by, body: 'Customer complained about debit without value', createdAt }],
    createdAt,
    updatedAt: createdAt,
  };
}

/** Names the transaction by its number, and nothing else of it. */
export function describeRejectedTransfer(transaction: SandboxTransaction, amountInKobo: number) {
  return {
    bank_transfer: {
      amount: String(amountInKobo),
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: transaction.id,
    },
    customer: describeCustomer(transaction),
  };
}

type Raw = { readonly rawJSON: (text: string) => unknown };

/** Written into JSON as a number with all its digits; the language's own types do not know it yet. */
function exactNumber(digits: string): unknown {
  return (JSON as unknown as Raw).rawJSON(digits);
}
