import * as z from 'zod/mini';
import { PaymentFault } from '../../ports/payments.ts';
import { parseExact } from './parse-exact.ts';

export type PaystackAccount = {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secretKey: string;
};

export type PaystackCall = {
  /** For the log: "start a payment". */
  readonly purpose: string;
  readonly path: string;
  readonly body?: object;
};

/** The call was understood and refused, by a reason that the caller may know what to do with. */
export type PaystackRefusal = { readonly status: number; readonly code: string };
export type PaystackAnswer =
  /** `meta`: which page of a list it is, and of how many. */
  { readonly data: unknown; readonly meta: unknown } | { readonly refusal: PaystackRefusal };

const ANSWER_MAX_BYTES = 1_048_576;

const answerSchema = z.object({ status: z.literal(true), data: z.unknown(), meta: z.optional(z.unknown()) });
/** Only what looks like a code is repeated: the words beside it may name a person. */
const refusalSchema = z.object({
  status: z.union([z.literal(false), z.literal('false')]),
  code: z.catch(z.string().check(z.regex(/^\w{1,60}$/)), 'without a code'),
});

/** Rejects with a fault when there was no answer, or one that says nothing about the call itself. */
export async function callPaystack(
  { url, secretKey }: PaystackAccount,
  { purpose, path, body }: PaystackCall,
  timeLimitMs: number,
): Promise<PaystackAnswer> {
  const { status, text } = await send(url + path, timeLimitMs, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${secretKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    // The key must not follow to another place.
    redirect: 'error',
    ...(body && { body: JSON.stringify(body) }),
  });
  const content = parseExact(text);
  if (status >= 200 && status < 300) {
    const answer = answerSchema.safeParse(content);
    if (answer.success) return { data: answer.data.data, meta: answer.data.meta };
    throw strangeAnswer(purpose);
  }
  const refused = refusalSchema.safeParse(content);
  const refusal = { status, code: refused.success ? refused.data.code : 'without a code' };
  if (!isAboutTheCall(status)) throw refusedCall(purpose, refusal);
  // Somebody else at this address knows nothing of payments, and must not be taken to know that there is none.
  if (!refused.success) throw strangeAnswer(purpose);
  return { refusal };
}

export function refusedCall(purpose: string, { status, code }: PaystackRefusal): PaymentFault {
  return new PaymentFault(`Paystack refused to ${purpose} (${status} ${code}).`, {
    isLasting: isAboutTheCall(status),
    isBusy: status === 429,
  });
}

/** A page of somebody in between, perhaps; the next answer may be the provider's own again. */
export function strangeAnswer(purpose: string): PaymentFault {
  return new PaymentFault(`Paystack was asked to ${purpose}, and its answer was not understood.`, {
    isLasting: false,
  });
}

/** A key that is not accepted is mended by the owner, and too many calls by waiting; then the same call is fine. */
function isAboutTheCall(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

async function send(address: string, timeLimitMs: number, request: RequestInit) {
  try {
    const signal = AbortSignal.timeout(timeLimitMs);
    // The key must not follow to another place.
    const response = await fetch(address, { ...request, redirect: 'error', signal });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof PaymentFault) throw error;
    throw new PaymentFault(`Paystack could not be reached (${describeCause(error)}).`, { isLasting: false });
  }
}

/** Counted while it arrives; the time limit holds until the last byte. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > ANSWER_MAX_BYTES) {
      throw new PaymentFault('Paystack gave an answer that is too long.', { isLasting: false });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
