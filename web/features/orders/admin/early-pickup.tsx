import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { describeStep } from './step-words.ts';

type Dated = { readonly number: string; readonly slot: { readonly day: LagosDay } };

/** Whether an order of a later day is about to be picked up: more often a slip than meant. */
export function isEarlyPickup({ slot }: Pick<Dated, 'slot'>, to: OrderStatus, now: Date): boolean {
  return to === 'collected' && slot.day > readLagosDay(now);
}

type EarlyPickupDialogProps = {
  /** Null until the first one was asked about. */
  readonly order: Dated | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

export function EarlyPickupDialog({ order, isOpen, onClose, onConfirm }: EarlyPickupDialogProps) {
  const { button, buttonWhileBusy } = describeStep('collected');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={order ? `This order is for ${nameDay(order.slot.day)}. Mark it as picked up today?` : ''}
      button={button}
      buttonWhileBusy={buttonWhileBusy}
      onConfirm={onConfirm}
    >
      <p>Order {order?.number} then counts as completed. You can undo this on its page.</p>
    </ConfirmDialog>
  );
}
