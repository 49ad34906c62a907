import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { isHandedOver } from '../../../../../domain/orders/handing-over.ts';
import { findSurplus, sumUnderWay } from '../../../../../domain/payments/money-back.ts';
import { isGivenUp, writeNaira } from '../../order-words.ts';
import type { AdminAct } from '../admin-paths.ts';

export type MoneyAct = {
  readonly act: AdminAct;
  readonly words: string;
  /** Something is open that this would settle. */
  readonly isPressing: boolean;
};

/**
 * What can be done about an order's money as it stands. Where the goods are no longer owed for and the customer has got what
 * was agreed, what the shop kept stays: a refund is no longer offered.
 */
export function listMoneyActs(order: AdminOrderDetails): readonly MoneyAct[] {
  const { money, refundable } = order;
  const surplus = findSurplus(order.money);
  const isOpen = money.due > 0;
  const isSettled = isGivenUp(order.status) && surplus === 0;
  // Nothing is to come for a cancelled order, unless its customer says that a transfer is on its way.
  const isOver =
    (order.status === 'cancelled' && money.transferClaimedAt === null) ||
    (isSettled && order.paymentState === 'refunded');
  const refundWords = money.refunded > 0 || sumUnderWay(money) > 0 ? 'Refund more' : 'Refund';
  const acts: readonly (MoneyAct | false)[] = [
    isOpen && { act: 'payment', words: 'Record payment', isPressing: true },
    refundable > 0 && !isSettled && { act: 'refund', words: refundWords, isPressing: surplus > 0 },
    isOpen &&
      (money.paid > 0 || isHandedOver(order.status)) && {
        act: 'write_off',
        words: 'Write off balance',
        isPressing: false,
      },
    surplus > 0 && {
      act: 'keep',
      words: `${isGivenUp(order.status) ? 'Keep' : 'Keep the extra'} ${writeNaira(surplus)}`,
      isPressing: false,
    },
    !isOpen && !isOver && { act: 'payment', words: 'Record payment', isPressing: false },
  ];
  return acts.filter((act) => act !== false);
}
