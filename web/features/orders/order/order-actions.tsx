import PrinterIcon from 'lucide-react/icons/printer';
import type { Order } from '../../../../contract/orders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isGivenUp } from '../order-words.ts';
import type { Viewer } from './no-such-order.tsx';
import { AgainButton } from './order-again-button.tsx';

type OrderActionsProps = { readonly order: Order; readonly viewer: Viewer };

export function OrderActions({ order, viewer }: OrderActionsProps) {
  return (
    <div className="no-print grid grid-cols-2 gap-3">
      {/* Where nothing came of an order, the banner begins with it. */}
      {!isGivenUp(order.status) && (
        <AgainButton readOrder={() => order} viewer={viewer} kind="line" className="px-3" />
      )}
      <Button kind="quiet" onClick={() => window.print()} className="px-3">
        <PrinterIcon />
        {order.money.paid > 0 ? 'Receipt' : 'Print order'}
      </Button>
    </div>
  );
}
