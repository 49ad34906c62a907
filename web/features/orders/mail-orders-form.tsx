import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { requestOrderLinksEndpoint } from '../../../contract/order-links.ts';
import { LINKS_SENT } from '../../../domain/orders/lost-links.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { readText, useForm } from '../../ui/form/use-form.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { DemoMailNote } from '../users/demo-mail-context.tsx';

const readEmail = (values: FormData) => ({ email: readText(values, 'email') });

/** For whoever has several orders and lost their links: all of them in one email, to the address they were placed with. */
export function MailOrdersForm() {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    words: {},
    check: (values) => findMisfits(requestOrderLinksEndpoint.bodySchema, readEmail(values)),
    send: async (values) => {
      setSent(false);
      await shopApi.call(requestOrderLinksEndpoint, { body: readEmail(values) });
      setSent(true);
    },
  });
  return (
    <form {...form.props} aria-label="Email me my orders" className="grid gap-4">
      <EmailField label="Email address on your orders" problem={form.problems.email} />
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      {isSent && (
        <>
          <Note tone="good" role="status" icon={MailCheckIcon}>
            {LINKS_SENT}
          </Note>
          <DemoMailNote />
        </>
      )}
      <Button type="submit" kind="line" aria-disabled={form.isSending} className="phone:justify-self-start">
        {form.isSending && <Spinner />}
        {form.isSending ? 'Sending…' : 'Email me my orders'}
      </Button>
    </form>
  );
}
