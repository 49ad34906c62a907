import { PAYMENT_NOTE_MAX_LENGTH } from '../../../../contract/payments.ts';
import { type AdminVoucher, voidVoucherEndpoint } from '../../../../contract/voucher-admin.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

const TITLE = 'Void this voucher?';

type VoidVoucherDialogProps = {
  /** Null: closed. */
  readonly voucher: AdminVoucher | null;
  readonly onClose: () => void;
  readonly onVoided: () => void;
};

export function VoidVoucherDialog({ voucher, onClose, onVoided }: VoidVoucherDialogProps) {
  return (
    <Modal isOpen={voucher !== null} onClose={onClose} label={TITLE} placement="question">
      {voucher && <VoidForm voucher={voucher} onClose={onClose} onVoided={onVoided} />}
    </Modal>
  );
}

type VoidFormProps = VoidVoucherDialogProps & { readonly voucher: AdminVoucher };

function VoidForm({ voucher, onClose, onVoided }: VoidFormProps) {
  const { id, end, origin, balance } = voucher;
  const left = formatNaira(convertNairaToKobo(balance));
  const isSold = origin !== 'credit' && balance > 0;
  const form = useDraftedForm({
    draftName: `void-voucher-1:${id}`,
    words: { reason: { missing: 'Enter a reason.' } },
    send: async (values) => {
      const way = readText(values, 'refundWay');
      const refundWay = way === 'cash' || way === 'transfer' ? way : null;
      await shopApi.call(voidVoucherEndpoint, {
        params: { id },
        body: { reason: readText(values, 'reason'), refundWay },
      });
      onClose();
      onVoided();
      showToast({ kind: 'success', text: `The voucher ending ${end} is void` });
    },
  });
  return (
    <form {...form.props} aria-label={TITLE} className="grid gap-4 p-5 phone:p-7">
      <h2 className="text-fs-3">{TITLE}</h2>
      <p className="text-cocoa-2">
        The {balance > 0 && `${left} left on the `}voucher ending {end} can’t be used any more. This can’t be
        undone.
      </p>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextField
        label="Reason"
        name="reason"
        required
        autoComplete="off"
        maxLength={PAYMENT_NOTE_MAX_LENGTH}
        problem={form.problems.reason}
      />
      {isSold && (
        <SelectField label={`Refund of ${left}`} name="refundWay" required defaultValue="none">
          <option value="none">Not refunded</option>
          <option value="cash">Refunded in cash</option>
          <option value="transfer">Refunded by bank transfer</option>
        </SelectField>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Keep voucher
        </Button>
        <Button type="submit" kind="main" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Saving…' : 'Void voucher'}
        </Button>
      </div>
    </form>
  );
}
