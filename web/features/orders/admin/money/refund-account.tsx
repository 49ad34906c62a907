import { type AdminOrderDetails, addOrderNoteEndpoint } from '../../../../../contract/order-admin.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readText } from '../../../../ui/form/use-form.ts';
import { writeNaira } from '../../order-words.ts';

const NAME = 'account';
const ACCOUNT_MAX_LENGTH = 200;

/** Where a refund by transfer goes. */
export function RefundAccountField() {
  return (
    <TextField
      label="Customer’s bank account"
      name={NAME}
      autoComplete="off"
      maxLength={ACCOUNT_MAX_LENGTH}
      hint="Bank, account number and name. We keep it under Team notes; the customer doesn’t see it."
    />
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
  const text = `Refund of ${writeNaira(refund.amount)} to ${account}`;
  try {
    onNoted(await shopApi.call(addOrderNoteEndpoint, { params: { id: orderId }, body: { text } }));
  } catch {
    showToast({
      kind: 'error',
      text: `The refund is recorded, but the bank account wasn’t saved. Add it under Team notes: ${account}`,
    });
  }
}
