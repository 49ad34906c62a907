import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';

const REFUSALS: Readonly<Record<CustomOrderStatus, readonly [code: string, message: string]>> = {
  submitted: ['no_quote_yet', 'There’s no quote to accept yet. We’ll send one as soon as we can.'],
  quoted: ['moved_on', 'This has changed. Check the latest version.'],
  accepted: ['already_accepted', 'This quote has already been accepted.'],
  deposit_paid: ['already_accepted', 'This quote has already been accepted and its deposit paid.'],
  declined: ['declined', 'We couldn’t take on this request. You’re welcome to send another.'],
  withdrawn: ['withdrawn', 'This request was withdrawn. You’re welcome to send another.'],
  expired: ['quote_expired', 'The quote has expired. Send your request again and we’ll send a new quote.'],
};

/** Why a custom order that stands like this cannot be changed as asked. */
export function refuseByStanding(status: CustomOrderStatus): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  const [code, message] = REFUSALS[status];
  return refuse('conflict', code, message);
}
