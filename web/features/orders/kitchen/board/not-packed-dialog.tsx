import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useMay } from '../../../users/role-context.tsx';

type NotPackedDialogProps = {
  /** Null until the first one was asked about. */
  readonly ticket: KitchenTicket | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

/** The way back for what is not ready after all, once the toast with its own is gone. */
export function NotPackedDialog({ ticket, isOpen, onClose, onConfirm }: NotPackedDialogProps) {
  const may = useMay();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={ticket ? `Move order ${ticket.number} back to the kitchen?` : ''}
      button="Move back"
      keepButton="Keep “Ready”"
      buttonWhileBusy="Moving…"
      onConfirm={onConfirm}
    >
      <p>It’s under Pack again until someone marks it as packed.</p>
      {ticket?.method === 'pickup' && (
        <p>
          The customer may have been notified that it’s ready, and isn’t notified of this.{' '}
          {may('desk') ? 'Call or message them.' : 'Ask the order desk to call or message them.'}
        </p>
      )}
    </ConfirmDialog>
  );
}
