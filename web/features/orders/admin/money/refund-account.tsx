import { type AdminOrderDetails, addOrderNoteEndpoint } from '../../../../../contract/order-admin.ts';
import { findRefundAccount, writeAccountNote } from '../../../../../domain/payments/refund-account.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readText } from '../../../../ui/form/use-form.ts';
import { CopiedFact } from '../../../../ui/share/copied-fact.tsx';

const NAME = 'account';
const ACCOUNT_MAX_LENGTH = 200;

/** Where a refund by transfer goes; what was noted before is offered again. */
export function RefundAccountField({ order: { notes } }: Pick<RefundAccountProps, 'order'>) {
  return (
    <TextField
      defaultValue={findRefundAccount(notes)?.words}
      label="Customer’s bank account"
      name={NAME}
      autoComplete="off"
      maxLength={ACCOUNT_MAX_LENGTH}
      hint="Bank, account number and name. We keep it under Team notes and show it where you mark the refund as sent."
    />
  );
}

type RefundAccountProps = {
  readonly order: Pick<AdminOrderDetails, 'notes'>;
  readonly amount: number;
};

/** For whoever makes the transfer: as it was noted, with its number at a press. */
export function RefundAccount({ order: { notes }, amount }: RefundAccountProps) {
  const account = findRefundAccount(notes, amount);
  if (!account) return null;
  return (
    <dl className="rounded-card bg-cream px-3.5 py-2.5">
      <CopiedFact name="Customer’s bank account" value={account.words} copied={account.number} />
    </dl>
  );
}

type NotedRefund = {
  readonly orderId: string;
  readonly refund: { readonly way: string; readonly amount: number } | null;
  readonly onNoted: (order: AdminOrderDetails) => void;
};

/** The refund is recorded by then, whatever becomes of the note. */
export async function noteRefundAccount(
  values: FormData,
  { orderId, refund, onNoted }: NotedRefund,
): Promise<void> {
  const account = readText(values, NAME);
  if (refund?.way !== 'transfer' || account === '') return;
  const text = writeAccountNote(refund.amount, account);
  try {
    onNoted(await shopApi.call(addOrderNoteEndpoint, { params: { id: orderId }, body: { text } }));
  } catch {
    showToast({
      kind: 'error',
      text: `The refund is recorded, but the bank account wasn’t saved. Add it under Team notes: ${account}`,
    });
  }
}
