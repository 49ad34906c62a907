import AgainIcon from 'lucide-react/icons/rotate-ccw';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { joinWords } from '../../../ui/formats/join-words.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { useCart } from '../../cart/cart-context.tsx';
import { findOffers } from '../../cart/offers-context.ts';
import { orderAgain } from './order-again.ts';

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'className'> & { readonly order: Order };

export function AgainButton({ order, ...look }: AgainButtonProps) {
  const { isBusy, orderAgain } = useOrderAgain(order);
  return (
    <Button {...look} onClick={orderAgain} aria-disabled={isBusy}>
      {isBusy ? <Spinner /> : <AgainIcon />}
      Order again
    </Button>
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
