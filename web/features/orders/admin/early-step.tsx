import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { isLeaving } from '../../../../domain/orders/handing-over.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { UnbrokenText } from '../../../ui/formats/unbroken-text.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { describeStep } from './step-words.ts';

type Dated = { readonly slot: { readonly day: LagosDay } };

/** An order and the step that is too early for it. */
export type EarlyStep = Dated & { readonly number: string; readonly to: OrderStatus };

/** Whether an order of a later day is about to leave: more often a slip than meant. */
export function isEarlyHandOver({ slot }: Dated, to: OrderStatus, now: Date): boolean {
  return isLeaving(to) && slot.day > readLagosDay(now);
}

type Startable = Dated & { readonly isEarlyToStart: boolean };

/** The same for an order that the kitchen need not begin for days. */
export function isEarlyStep(order: Startable, to: OrderStatus, now: Date): boolean {
  return to === 'in_kitchen' ? order.isEarlyToStart : isEarlyHandOver(order, to, now);
}

/** After the day that an order is for. */
export function askForToday(to: OrderStatus, what: string): string {
  if (to === 'in_kitchen') return `Start preparing ${what} today?`;
  return to === 'out_for_delivery' ? `Send ${what} out today?` : `Mark ${what} as picked up today?`;
}

type EarlyStepDialogProps = {
  /** Null until the first one was asked about. */
  readonly order: EarlyStep | null;
  /** How the customer hears that it was sent out; left out where a list or a ticket does not know. */
  readonly notified?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

export function EarlyStepDialog({ order, notified = '', isOpen, onClose, onConfirm }: EarlyStepDialogProps) {
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
        <UnbrokenText>{`Order ${order?.number} ${sayConsequence(to, notified)}`}</UnbrokenText>
      </p>
    </ConfirmDialog>
  );
}

/** After an order's number. */
function sayConsequence(to: OrderStatus, notified: string): string {
  if (to === 'in_kitchen')
    return 'will go to the kitchen. After that, the customer can’t change its day or cancel it.';
  return to === 'out_for_delivery'
    ? `will be out for delivery. ${notified}`
    : 'will count as completed. You can undo this on its page.';
}
