import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';

const REFUSALS: Readonly<Record<CustomOrderStatus, readonly [code: string, message: string]>> = {
  submitted: ['no_quote_yet', 'There is no quote to accept yet. We answer as soon as we can.'],
  quoted: ['moved_on', 'This has changed. Check the latest version.'],
  accepted: ['already_accepted', 'This quote has been accepted already.'],
  deposit_paid: ['already_accepted', 'This quote has been accepted already, and its deposit is paid.'],
  declined: ['declined', 'The bakery has declined this request. You are welcome to send another.'],
  withdrawn: ['withdrawn', 'This request was withdrawn. You are welcome to send another.'],
  expired: ['quote_expired', 'The quote has run out. Send your wish again, and we make a new one.'],
};

/** Why a custom order that stands like this cannot be changed as somebody wishes. */
export function refuseByStanding(status: CustomOrderStatus): {
  readonly ok: false;
  readonly refusal: Refusal;
} {
  const [code, message] = REFUSALS[status];
  return refuse('conflict', code, message);
}
