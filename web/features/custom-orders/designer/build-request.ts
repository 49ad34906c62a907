import {
  askForQuoteEndpoint,
  type CustomRequest,
  INSTRUCTIONS_MAX_LENGTH,
  type OwnCustomOrder,
} from '../../../../contract/custom-orders.ts';
import { findWantedDayProblem } from '../../../../domain/custom-orders/wanted-day.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { parseNaira } from '../../../../domain/parse-naira.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { readPeople } from '../../../../domain/search/guest-count.ts';
import { shopApi } from '../../../api/shop-api.ts';
import type { RequestDraft } from './instructions/request-draft.ts';

export type BuiltRequest =
  | { readonly ok: true; readonly request: CustomRequest }
  | { readonly ok: false; readonly problems: FieldProblems };

type AskedCake = {
  readonly productId: string;
  /** In its short form. */
  readonly design: string;
  /** Null where it is not known. */
  readonly earliestDay: LagosDay | null;
  readonly isGuest: boolean;
  /** As typed for its size; 0 where none were. */
  readonly guests: number;
};

/** What was typed as the shop wants it, or what to say about which field. */
export function buildRequest(
  { productId, design, earliestDay, isGuest, guests }: AskedCake,
  { instructions, pictures, wantedDay, budget, phone, name, email }: RequestDraft,
): BuiltRequest {
  const amount = budget.trim() === '' ? null : parseNaira(budget);
  const checked = askForQuoteEndpoint.bodySchema.safeParse({
    productId,
    design,
    instructions: addGuests(instructions, guests),
    pictures: pictures.map(({ id }) => id),
    wantedDay: wantedDay === '' ? null : wantedDay,
    budget: amount?.ok ? convertKoboToNaira(amount.value) : null,
    phone,
    ...(isGuest && { name, email }),
  });
  const dayProblem = wantedDay === '' ? undefined : findWantedDayProblem(wantedDay, earliestDay);
  const ownProblems = {
    ...(dayProblem !== undefined && { wantedDay: dayProblem }),
    ...(amount && !amount.ok && { budget: amount.refusal.message }),
  };
  if (checked.success && Object.keys(ownProblems).length === 0) return { ok: true, request: checked.data };
  const found = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  // The first thing said about a field is the plainest.
  return { ok: false, problems: { ...ownProblems, ...Object.fromEntries(found.toReversed()) } };
}

/** Who counted their guests need not say so twice. */
function addGuests(instructions: string, guests: number): string {
  if (guests === 0 || readPeople(instructions) > 0) return instructions;
  const counted = `${instructions.trimEnd()}\nFor ${guests} guests.`.trimStart();
  return counted.length > INSTRUCTIONS_MAX_LENGTH ? instructions : counted;
}

/** However often it is sent under the same key, it is one request. */
export function sendRequest(request: CustomRequest, idempotencyKey: string): Promise<OwnCustomOrder> {
  return shopApi.call(askForQuoteEndpoint, { body: request, idempotencyKey });
}
