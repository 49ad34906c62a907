import PrinterIcon from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { cancelOrderEndpoint, type Order } from '../../../../contract/orders.ts';
import { addNaira } from '../../../../domain/money.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { sayNotPaid } from '../../../../domain/payments/cancelled-words.ts';
import { promiseRefund } from '../../../../domain/payments/refund-time.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { isGivenUp, isOver, writeNaira } from '../order-words.ts';
import type { Viewer } from './no-such-order.tsx';
import { AgainButton } from './order-again-button.tsx';
import { ORDER_HEADING } from './order-banner.tsx';

type OrderActionsProps = {
  readonly order: Order;
  readonly viewer: Viewer;
  readonly onChange: (order: Order) => void;
};

export function OrderActions({ order, viewer, onChange }: OrderActionsProps) {
  const isCancelledHere = useRef(false);
  const onCancelled = (cancelled: Order) => {
    isCancelledHere.current = true;
    onChange(cancelled);
  };
  // The button is gone, and what became of the order and its money is said at the top.
  useEffect(() => {
    if (order.status !== 'cancelled' || !isCancelledHere.current) return;
    isCancelledHere.current = false;
    document.getElementById(ORDER_HEADING)?.focus();
  }, [order.status]);
  return (
    <div className="no-print grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {/* Where nothing came of an order, the banner begins with it. */}
        {!isGivenUp(order.status) && (
          <AgainButton readOrder={() => order} viewer={viewer} kind="line" className="px-3" />
        )}
        <Button kind="quiet" onClick={() => window.print()} className="px-3">
          <PrinterIcon />
          {order.money.paid > 0 ? 'Receipt' : 'Print order'}
        </Button>
      </div>
      {order.canCancel && <CancelButton order={order} onCancelled={onCancelled} />}
      {!order.canCancel && !isOver(order.status) && (
        <Note tone="tip">
          {order.status === 'in_kitchen' ? 'We’ve started making your order' : 'Your order is already made'},
          so you can’t cancel it here. If something is wrong, contact us and we’ll sort it out.
        </Note>
      )}
    </div>
  );
}

type CancelButtonProps = { readonly order: Order; readonly onCancelled: (order: Order) => void };

function CancelButton({ order, onCancelled }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const notPaid = sayNotPaid(order.money);
  const cancel = async () => {
    onCancelled(await shopApi.call(cancelOrderEndpoint, { params: { id: order.id } }));
    showToast({ kind: 'success', text: `Order ${order.number} is cancelled` });
  };
  return (
    <>
      <Button kind="danger" size="s" onClick={() => setAsking(true)} className="justify-self-start">
        Cancel order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
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
    </>
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
