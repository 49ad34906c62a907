import type { Order } from '../../../../../contract/orders.ts';
import { resendConfirmationEndpoint } from '../../../../../contract/unpaid-orders.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { EmailHint } from '../../../../ui/fields/email-hint.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { ChangeDialogForm } from './change-dialog.tsx';

type EmailFormProps = {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
  readonly onClose: () => void;
};

/** For whoever mistyped their address: what we send about the order goes to another one from now on. */
export function EmailForm({ order, onChange, onClose }: EmailFormProps) {
  const draft = useSavedDraft(`order-email-1:${order.id}:${order.version}`, { email: order.contact.email });
  const { email } = draft.typed;
  const type = (typed: string) => draft.change(() => ({ email: typed }));
  const send = async () => {
    const sent = await shopApi.call(resendConfirmationEndpoint, {
      params: { id: order.id },
      body: { email },
    });
    draft.clear();
    onClose();
    onChange(sent);
    showToast({ kind: 'success', text: `We’ve sent the link to ${sent.contact.email}` });
  };
  return (
    <ChangeDialogForm
      title="Change email"
      lead="We’ll send updates about this order to the new address. Links we emailed before will stop working."
      button="Save and send link"
      buttonWhileBusy="Sending…"
      draft={draft}
      onClose={onClose}
      onSend={send}
    >
      {(problems) => (
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={({ target }) => type(target.value)}
          hint={<EmailHint typed={email} onUse={type} />}
          problem={problems.email}
        />
      )}
    </ChangeDialogForm>
  );
}
