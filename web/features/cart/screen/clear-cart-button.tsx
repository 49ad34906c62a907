import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { countItems } from '../../../../domain/orders/order-sums.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCart } from '../cart-context.tsx';

export function ClearCartButton() {
  const { cartCount, clearCart } = useCart();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)} className="ml-auto max-phone:-mr-4 max-[20rem]:-mr-2">
        <TrashIcon />
        Clear cart
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Clear your cart?"
        button="Clear cart"
        buttonWhileBusy="Clearing…"
        onConfirm={async () => clearCart()}
      >
        <p>
          {cartCount === 1 ? 'This removes the item' : `This removes ${countItems(cartCount)}`}. This can’t be
          undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
