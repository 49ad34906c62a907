import { useState } from 'react';
import type { Order } from '../../../../contract/orders.ts';
import { resendConfirmationEndpoint } from '../../../../contract/unpaid-orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { EmailHint } from '../../../ui/fields/email-hint.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readText, useForm } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type ResendFormProps = { readonly order: Order; readonly onSent: (order: Order) => void };

/** For whoever mistyped their address, or finds no mail: the link goes out once more. */
export function ResendForm({ order, onSent }: ResendFormProps) {
  const [typed, setTyped] = useState(order.contact.email);
  const form = useForm({
    words: {},
    check: (values) => findMisfits(resendConfirmationEndpoint.bodySchema, readEmail(values)),
    send: async (values) => {
      const body = readEmail(values);
      const sent = await shopApi.call(resendConfirmationEndpoint, { params: { id: order.id }, body });
      onSent(sent);
      setTyped(sent.contact.email);
      showToast({ kind: 'success', text: `We’ve sent the link to ${sent.contact.email}` });
    },
  });
  return (
    <form {...form.props} aria-label="Send the link again" className="grid max-w-measure gap-4">
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="email"
        hint={<EmailHint typed={typed} onUse={setTyped} />}
        problem={form.problems.email}
      />
      <Button type="submit" kind="line" aria-disabled={form.isSending} className="phone:justify-self-start">
        {form.isSending && <Spinner />}
        {form.isSending ? 'Sending…' : 'Send link again'}
      </Button>
    </form>
  );
}

const readEmail = (values: FormData) => ({ email: readText(values, 'email') });
