import type { Context } from 'hono';

/* Answers in the provider's own form. */

export function answerDone(c: Context, message: string, data: unknown, status: 200 | 201 = 200) {
  return c.json({ status: true, message, data }, status);
}

const ROWS_PER_PAGE = 50;

/** One page of a list, with how many there are. */
export function answerPage<Row>(
  c: Context,
  message: string,
  rows: readonly Row[],
  describe: (row: Row) => unknown,
) {
  const read = (name: string, otherwise: number) => {
    const number = Number(c.req.query(name));
    return Number.isInteger(number) && number > 0 ? number : otherwise;
  };
  const perPage = read('perPage', ROWS_PER_PAGE);
  const page = read('page', 1);
  const skipped = (page - 1) * perPage;
  const pageCount = Math.ceil(rows.length / perPage);
  return c.json({
    status: true,
    message,
    data: rows.slice(skipped, skipped + perPage).map(describe),
    meta: { total: rows.length, skipped, perPage, page, pageCount },
  });
}

type Refusal = {
  readonly status: 400 | 401 | 404 | 429;
  readonly code: string;
  readonly message: string;
  readonly nextStep: string;
};

export function answerRefused(c: Context, { status, code, message, nextStep }: Refusal) {
  return c.json({ status: false, message, meta: { nextStep }, type: 'validation_error', code }, status);
}

export const REFUSALS = {
  invalid_Key: {
    status: 401,
    code: 'invalid_Key',
    message: 'Invalid key',
    nextStep: 'Ensure that you provide the correct authorization key for the request',
  },
  invalid_params: {
    status: 400,
    code: 'invalid_params',
    message: 'Invalid parameters',
    nextStep: 'Ensure that the request has all the required parameters, in the right form',
  },
  duplicate_reference: {
    status: 400,
    code: 'duplicate_reference',
    message: 'Duplicate Transaction Reference',
    nextStep: 'Generate and pass a new transaction reference for every transaction',
  },
  transaction_not_found: {
    status: 400,
    code: 'transaction_not_found',
    message: 'Transaction reference not found.',
    nextStep: 'Ensure that you are passing the reference of a transaction that exists on this integration',
  },
  transaction_not_paid: {
    status: 400,
    code: 'transaction_not_paid',
    message: 'Only a successful transaction can be refunded',
    nextStep: 'Verify the transaction before refunding it',
  },
  refund_above_amount: {
    status: 400,
    code: 'refund_above_amount',
    message: 'Refund amount cannot be more than transaction amount',
    nextStep: 'Refund at most what is left of the transaction',
  },
  dispute_not_found: {
    status: 404,
    code: 'dispute_not_found',
    message: 'Dispute not found.',
    nextStep: 'Ensure that you are passing the number of a dispute that exists on this integration',
  },
  too_many_calls: {
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests',
    nextStep: 'Wait a moment and try again',
  },
  unknown_path: {
    status: 404,
    code: 'unknown_path',
    message: 'Endpoint not found',
    nextStep: 'Check the address of the request',
  },
} as const satisfies Record<string, Refusal>;
