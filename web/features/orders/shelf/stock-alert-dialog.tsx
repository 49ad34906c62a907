import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { requestStockAlertEndpoint } from '../../../../contract/stock-alerts.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { readText, useForm } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useAuth } from '../../users/auth-context.tsx';

const TITLE = 'Notify me when it’s back';
const EMAIL_WRONG = 'Enter an email address such as ada@example.com.';

export type AwaitedProduct = {
  readonly productId: string;
  readonly sizeId: string | null;
  readonly name: string;
};

type StockAlertDialogProps = AwaitedProduct & {
  /** The day it is expected, in words; null where nobody knows. */
  readonly back: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks where one message is to go when something sold out is on the shelf again. */
export default function StockAlertDialog(props: StockAlertDialogProps) {
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} label={TITLE} placement="question">
      <StockAlert {...props} />
    </Modal>
  );
}

function StockAlert({ productId, sizeId, name, back, onClose }: StockAlertDialogProps) {
  const { currentUser } = useAuth();
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const form = useForm({
    words: { email: { missing: 'Enter your email address.', wrong: EMAIL_WRONG } },
    send: async (values) => {
      const email = currentUser ? undefined : readText(values, 'email');
      await shopApi.call(requestStockAlertEndpoint, { body: { productId, sizeId, email } });
      setRequestedEmail(email ?? currentUser?.email ?? '');
    },
  });
  if (requestedEmail !== null) {
    return (
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 className="text-fs-3">{TITLE}</h2>
        <Note tone="good" role="status" icon={MailCheckIcon}>
          {currentUser
            ? `Done. We’ll message you once when ${name} is back.`
            : `Done. We’ll email ${requestedEmail} once when ${name} is back.`}
        </Note>
        <DialogActions>
          <Button kind="main" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </div>
    );
  }
  return (
    <form {...form.props} aria-label={TITLE} className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      <p>
        {name} is sold out today. {back !== null && `We expect it back ${back}. `}We’ll message you once when
        it’s back, then delete your request.
      </p>
      {currentUser ? (
        <p>
          We’ll send it to <strong className="wrap-anywhere">{currentUser.email}</strong>, or to your devices
          if you’ve turned on notifications.
        </p>
      ) : (
        <EmailField problem={form.problems.email} />
      )}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="main" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Sending…' : 'Notify me'}
        </Button>
      </DialogActions>
    </form>
  );
}
