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
import { fillDraftFrom, fillGiftFrom } from '../../checkout/draft-context.ts';
import { writeDesignPath } from '../../custom-orders/design-path-context.ts';
import type { Viewer } from './no-such-order.tsx';

type AgainButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className' | 'aria-label'> & {
  /** A list of orders knows less of each: what was ordered is read when it is wanted. */
  readonly readOrder: () => Promise<Order> | Order;
  readonly viewer: Viewer;
};

/** What was quoted has no price in the shop: such a cake is asked for again, as it was designed. */
function writeDesignerPath(lines: Order['lines']): string {
  const designed = lines.find(({ design }) => design !== '');
  return designed
    ? writeDesignPath(`/products/${encodeURIComponent(designed.productId)}`, designed.design)
    : '/design';
}

/** One tap fills the cart and shows it, or says why it could not. */
export function AgainButton({ readOrder, viewer, ...look }: AgainButtonProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function orderAgain(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const order = await readOrder();
      const { lines, customRequest } = order;
      if (customRequest) return await navigate(writeDesignerPath(lines));
      if (!(await fillCart(lines.filter(isGoods), { isEarlierOrder: true }))) return;
      if (viewer === 'guest') fillDraftFrom(order);
      else fillGiftFrom(order);
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
