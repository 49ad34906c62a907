import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { useProductActions } from './use-product-actions.ts';

type ArchiveDialogProps = { readonly question: ReturnType<typeof useProductActions>['question'] };

export function ArchiveDialog({ question }: ArchiveDialogProps) {
  const { asked, isAsking, archive, close } = question;
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={close}
      title={`Archive ${asked?.name ?? 'this product'}?`}
      button="Archive"
      buttonWhileBusy="Archiving…"
      onConfirm={archive}
    >
      <p>
        It leaves the shop at once. Orders that name it stay as they are, and you can restore it from the
        archive whenever you like.
      </p>
    </ConfirmDialog>
  );
}
