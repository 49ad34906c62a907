import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { isLeaving } from '../../../../domain/orders/handing-over.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { describeStep } from './step-words.ts';

type Dated = { readonly slot: { readonly day: LagosDay } };

/** An order and the step that is too early for it. */
export type EarlyHandOver = Dated & { readonly number: string; readonly to: OrderStatus };

/** Whether an order of a later day is about to leave: more often a slip than meant. */
export function isEarlyHandOver({ slot }: Dated, to: OrderStatus, now: Date): boolean {
  return isLeaving(to) && slot.day > readLagosDay(now);
}

/** After the day that an order is for. */
export function askForToday(to: OrderStatus, what: string): string {
  return to === 'out_for_delivery' ? `Send ${what} out today?` : `Mark ${what} as picked up today?`;
}

type EarlyHandOverDialogProps = {
  /** Null until the first one was asked about. */
  readonly order: EarlyHandOver | null;
  /** How the customer hears that it was sent out; left out where a list or a ticket does not know. */
  readonly notified?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

export function EarlyHandOverDialog({
  order,
  notified = '',
  isOpen,
  onClose,
  onConfirm,
}: EarlyHandOverDialogProps) {
  const to = order?.to ?? 'collected';
  const { button, buttonWhileBusy } = describeStep(to);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={order ? `This order is for ${nameDay(order.slot.day)}. ${askForToday(to, 'it')}` : ''}
      button={button}
      buttonWhileBusy={buttonWhileBusy}
      onConfirm={onConfirm}
    >
      <p>
        {to === 'out_for_delivery'
          ? `Order ${order?.number} is then out for delivery. ${notified}`
          : `Order ${order?.number} then counts as completed. You can undo this on its page.`}
      </p>
    </ConfirmDialog>
  );
}
