import PrinterIcon from 'lucide-react/icons/printer';
import AgainIcon from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cancelOrderEndpoint, type Order } from '../../../../contract/orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { joinWords } from '../../../ui/formats/join-words.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCart } from '../../cart/cart-context.tsx';
import { findOffers } from '../../cart/offers-context.ts';
import { isOver } from '../order-words.ts';
import { orderAgain } from './order-again.ts';

type OrderActionsProps = { readonly order: Order; readonly onChange: (order: Order) => void };

export function OrderActions({ order, onChange }: OrderActionsProps) {
  const { isBusy, orderAgain } = useOrderAgain(order);
  return (
    <div className="no-print grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Button kind="line" onClick={orderAgain} aria-disabled={isBusy} className="px-3">
          {isBusy ? <Spinner /> : <AgainIcon />}
          Order again
        </Button>
        <Button kind="quiet" onClick={() => window.print()} className="px-3">
          <PrinterIcon />
          Receipt
        </Button>
      </div>
      {order.canCancel && <CancelButton order={order} onCancelled={onChange} />}
      {!order.canCancel && !isOver(order.status) && (
        <Note tone="tip">
          We’ve started making your order, so you can’t cancel it here. If something is wrong, contact us and
          we’ll sort it out.
        </Note>
      )}
    </div>
  );
}

type CancelButtonProps = { readonly order: Order; readonly onCancelled: (order: Order) => void };

function CancelButton({ order, onCancelled }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
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
        <p>Your slot will be released. You can’t undo this, but you can order again.</p>
        {order.money.paid > 0 && <p>We’ll refund what you’ve paid.</p>}
      </ConfirmDialog>
    </>
  );
}

/** Fills the cart and shows it, or says why it could not. */
function useOrderAgain({ lines }: Order) {
  const { changeCart } = useCart();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function fillCart(): Promise<void> {
    const found = await findOffers(lines);
    let missing: readonly string[] = [];
    let added: readonly string[] = [];
    changeCart((items) => {
      const again = orderAgain(items, lines, found);
      ({ missing, added } = again);
      return { items: again.items };
    });
    if (missing.length > 0) {
      const names = joinWords([...new Set(missing)], 'and');
      showToast({ kind: 'info', text: `${names} is no longer available.` });
    }
    if (added.length > 0) {
      showToast({ kind: 'success', text: `${joinWords([...new Set(added)], 'and')} added to your cart` });
      await navigate('/cart');
    }
  }

  async function start(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await fillCart();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, orderAgain: start };
}
