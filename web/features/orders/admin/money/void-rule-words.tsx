import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { canPutBackRefund, isOwnRecord, type VoidRule } from '../../../../../domain/payments/voiding.ts';
import { isOnlineWay, type PaymentWay } from '../../../../../domain/payments/ways.ts';

export const VOID_RULE_WORDS: Readonly<Record<Exclude<VoidRule, 'any_time'>, string>> = {
  today: 'You can void it until midnight. After that, only the owner can.',
  owner_only: 'Only the owner can void it.',
  not_by_hand: 'Paid online, so it can’t be voided. Refund it instead.',
  disputed: 'The customer’s bank asks for this money back. Answer the dispute; don’t refund it as well.',
  reversed: 'The customer’s bank took this money back. There’s nothing to void or refund.',
  nothing_left: 'Paid online, so it can’t be voided. Nothing of it is left to refund.',
  refund_to_send: 'A refund of this order hasn’t been sent yet. Void that refund first, then this payment.',
  refunded: 'It can’t be voided, because money was refunded for this order.',
  moved: 'It can’t be voided here, because it moved to the new order.',
};

type Refunds = AdminOrderDetails['money']['refunds'];
type VoidRuleWordsProps = { readonly way: PaymentWay; readonly rule: VoidRule; readonly refunds: Refunds };

/** What is to be done first, where the refund is only the shop's own record. */
function sayFirst(refunds: Refunds): string {
  if (refunds.some(isOwnRecord)) return ' Void the refund first, then this payment.';
  if (refunds.some(canPutBackRefund))
    return ' If the refund wasn’t sent, the owner can take it back with “Not sent?” first.';
  return '';
}

/** What a voucher paid, or came along from an earlier order, nobody looks to void. */
export function VoidRuleWords({ way, rule, refunds }: VoidRuleWordsProps) {
  if (rule === 'any_time' || ((rule === 'not_by_hand' || rule === 'nothing_left') && !isOnlineWay(way)))
    return null;
  return (
    <span className="block">
      {VOID_RULE_WORDS[rule]}
      {rule === 'refunded' && sayFirst(refunds)}
    </span>
  );
}
