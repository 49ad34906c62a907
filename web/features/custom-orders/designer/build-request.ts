import {
  askForQuoteEndpoint,
  type CustomRequest,
  type OwnCustomOrder,
} from '../../../../contract/custom-orders.ts';
import { convertKoboToNaira, parseNaira } from '../../../../domain/money.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import type { RequestDraft } from './instructions/request-draft.ts';

export type BuiltRequest =
  | { readonly ok: true; readonly request: CustomRequest }
  | { readonly ok: false; readonly problems: FieldProblems };

/** What was typed as the shop wants it, or what to say about which field. */
export function buildRequest(
  productId: string,
  design: string,
  { instructions, pictures, wantedDay, budget, phone, name, email }: RequestDraft,
  isGuest: boolean,
): BuiltRequest {
  const amount = budget.trim() === '' ? null : parseNaira(budget);
  const checked = askForQuoteEndpoint.bodySchema.safeParse({
    productId,
    design,
    instructions,
    pictures: pictures.map(({ id }) => id),
    wantedDay: wantedDay === '' ? null : wantedDay,
    budget: amount?.ok ? convertKoboToNaira(amount.value) : null,
    phone,
    ...(isGuest && { name, email }),
  });
  const budgetProblem = amount && !amount.ok ? { budget: amount.refusal.message } : {};
  if (checked.success && !('budget' in budgetProblem)) return { ok: true, request: checked.data };
  const found = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  // The first thing said about a field is the plainest.
  return { ok: false, problems: { ...Object.fromEntries(found.toReversed()), ...budgetProblem } };
}

/** However often it is sent under the same key, it is one request. */
export function sendRequest(request: CustomRequest, idempotencyKey: string): Promise<OwnCustomOrder> {
  return shopApi.call(askForQuoteEndpoint, { body: request, idempotencyKey });
}
