import { useState } from 'react';
import {
  CONTACT_REPLY_MAX_LENGTH,
  type ContactMessage,
  contactReplySchema,
  replyToContactMessageEndpoint,
} from '../../../../contract/contact.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { makeRandomKey } from '../../../ui/browser/make-random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';

type ReplyFormProps = {
  readonly message: ContactMessage;
  readonly opening: string;
  readonly onSent: (message: ContactMessage) => void;
  readonly onClose: () => void;
};

const read = (values: FormData) => ({ text: readText(values, 'text') });

/** An email from the shop in one's own words; what is typed survives a reload. */
export function ReplyForm({ message: { id, name, email }, opening, onSent, onClose }: ReplyFormProps) {
  const [idempotencyKey] = useState(makeRandomKey);
  const form = useDraftedForm({
    draftName: `contact-reply-1:${id}`,
    words: { text: { missing: 'Enter a reply.' } },
    check: (values) => findMisfits(contactReplySchema, read(values)),
    send: async (values) => {
      const body = read(values);
      onSent(await shopApi.call(replyToContactMessageEndpoint, { params: { id }, body, idempotencyKey }));
      showToast({ kind: 'success', text: `Reply sent to ${name}` });
    },
  });
  const close = () => {
    form.forgetDraft();
    onClose();
  };
  return (
    <form {...form.props} aria-label={`Reply to ${name}`} className="grid gap-3 border-t border-crust pt-3">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextArea
        label="Reply"
        name="text"
        required
        autoFocus
        rows={6}
        defaultValue={opening}
        maxLength={CONTACT_REPLY_MAX_LENGTH}
        problem={form.problems.text}
        hint={`An email to ${email}. Answers come to your shop’s email address.`}
      />
      <div className="flex flex-wrap gap-2.5 max-phone:*:flex-1">
        <Button kind="main" size="s" type="submit" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? 'Sending…' : 'Send reply'}
        </Button>
        <Button size="s" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
