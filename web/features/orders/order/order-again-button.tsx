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
import { writeDesignPath } from '../../custom-orders/design-path-context.ts';

type Ordered = Pick<Order, 'lines' | 'customRequest'>;

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className' | 'aria-label'> & {
  /** A list of orders knows less of each: what was ordered is read when it is wanted. */
  readonly readOrder: () => Promise<Ordered> | Ordered;
  /** A guest's order, whose details checkout begins with. */
  readonly guestOrder?: Order | undefined;
};

/** What was quoted has no price in the shop: such a cake is asked for again, as it was designed. */
function writeDesignerPath(lines: Order['lines']): string {
  const designed = lines.find(({ design }) => design !== '');
  return designed
    ? writeDesignPath(`/products/${encodeURIComponent(designed.productId)}`, designed.design)
    : '/design';
}

/** One tap fills the cart and shows it, or says why it could not. */
export function AgainButton({ readOrder, guestOrder, ...look }: AgainButtonProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function orderAgain(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { lines, customRequest } = await readOrder();
      if (customRequest) return await navigate(writeDesignerPath(lines));
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
