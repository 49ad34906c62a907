import type { SandboxRefund, SandboxTransaction } from './sandbox-state.ts';

/* Rows in the provider's own words, as far as its documentation shows them. */

const moment = (ms: number) => new Date(ms).toISOString();

const GATEWAY_WORDS: Readonly<Record<SandboxTransaction['status'], string>> = {
  abandoned: 'The transaction was not completed',
  pending: 'Waiting for the transfer',
  failed: 'Declined',
  success: 'Successful',
  reversed: 'Reversed',
};

export function describeTransaction(row: SandboxTransaction) {
  const { id, status, reference, email, currency, payment, metadata } = row;
  const paidAt = payment && moment(payment.paidAtMs);
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
    fees: null,
    authorization: {},
    customer: { id: exactNumber(id), email, first_name: null, last_name: null, phone: null },
    plan: null,
    paidAt,
    createdAt,
    requested_amount: row.amountInKobo,
    transaction_date: createdAt,
  };
}

/** In a list a refund names its payment by number; as the answer to its making, by a whole description. */
export function describeRefund(row: SandboxRefund, transaction: unknown = exactNumber(row.transactionId)) {
  const { id, amountInKobo, note, status } = row;
  return {
    id: exactNumber(id),
    integration: 100_043,
    domain: 'test',
    transaction,
    dispute: null,
    amount: amountInKobo,
    deducted_amount: 0,
    fully_deducted: false,
    currency: 'NGN',
    channel: null,
    status,
    refunded_by: 'sandbox',
    expected_at: moment(row.createdAtMs),
    customer_note: note,
    merchant_note: note,
    createdAt: moment(row.createdAtMs),
    updatedAt: moment(row.createdAtMs),
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
    integration: 100_043,
    domain: 'test',
  };
}

type Raw = { readonly rawJSON: (text: string) => unknown };

/** Written into JSON as a number with all its digits; the language's own types do not know it yet. */
function exactNumber(digits: string): unknown {
  return (JSON as unknown as Raw).rawJSON(digits);
}
