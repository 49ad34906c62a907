import { cancelOrderEndpoint, type Order } from '../../../../../contract/orders.ts';
import { addNaira } from '../../../../../domain/money.ts';
import { isGoods } from '../../../../../domain/orders/taken-orders.ts';
import { sayNotPaid } from '../../../../../domain/payments/cancelled-words.ts';
import { promiseRefund } from '../../../../../domain/payments/refund-time.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { writeNaira } from '../../order-words.ts';

type CancelDialogProps = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCancelled: (order: Order) => void;
};

export function CancelDialog({ order, isOpen, onClose, onCancelled }: CancelDialogProps) {
  const cancel = async () => {
    onCancelled(await shopApi.call(cancelOrderEndpoint, { params: { id: order.id } }));
    showToast({ kind: 'success', text: `Order ${order.number} is cancelled` });
  };
  const notPaid = sayNotPaid(order.money);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel this order?"
      button="Cancel order"
      keepButton="Keep order"
      buttonWhileBusy="Cancelling…"
      onConfirm={cancel}
    >
      <p className="font-semibold">{nameLines(order)}</p>
      <p>Your slot will be released. You can’t undo this, but you can order again.</p>
      {order.changeRequest?.status === 'open' && <p>Your change request ends with the order.</p>}
      {order.money.paid > 0 && <p>{sayRefund(order)}</p>}
      {notPaid !== '' && <p>{notPaid}</p>}
    </ConfirmDialog>
  );
}

function nameLines({ lines }: Order): string {
  return lines
    .filter(isGoods)
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ');
}

/** What a voucher paid goes back to it. What was refunded before is not owed: then no sum is named that may be another. */
function sayRefund({ money: { paid, refunded, payments }, now }: Order): string {
  if (refunded > 0) return 'We’ll refund what you’ve paid.';
  const byVoucher = payments.filter(({ way }) => way === 'voucher');
  const drawn = addNaira(...byVoucher.map(({ amount }) => amount));
  const rest = addNaira(paid, -drawn);
  return [
    drawn > 0 && `${writeNaira(drawn)} goes back to your voucher.`,
    rest > 0 && promiseRefund(writeNaira(rest), new Date(now)),
  ]
    .filter(Boolean)
    .join(' ');
}
