import AgainIcon from 'lucide-react/icons/rotate-ccw';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../../contract/orders.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { fillCart } from '../../cart/fill-cart-context.ts';
import { fillDraftFrom } from '../../checkout/draft-context.ts';

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className' | 'aria-label'> & {
  /** A list of orders knows less of each: the lines are read when they are wanted. */
  readonly readLines: () => Promise<Order['lines']> | Order['lines'];
  /** A guest's order, whose details checkout begins with. */
  readonly guestOrder?: Order | undefined;
};

/** One tap fills the cart and shows it, or says why it could not. */
export function AgainButton({ readLines, guestOrder, ...look }: AgainButtonProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function orderAgain(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const lines = await readLines();
      if (!(await fillCart(lines.filter(isGoods)))) return;
      if (guestOrder) fillDraftFrom(guestOrder);
      await navigate('/cart');
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button {...look} onClick={orderAgain} aria-disabled={isBusy}>
      {isBusy ? <Spinner /> : <AgainIcon />}
      Order again
    </Button>
  );
}
