import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { takeRequestEndpoint } from '../../../../../contract/custom-order-admin.ts';
import { INSTRUCTIONS_MAX_LENGTH, PICTURES_MAX_AT_ONCE } from '../../../../../contract/custom-orders.ts';
import { NAME_MAX_LENGTH } from '../../../../../domain/users/person.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { AttachButton, AttachedPictures } from '../../../../ui/uploads/attached-pictures.tsx';
import { usePictureUploads } from '../../designer/instructions/use-picture-uploads.ts';
import { JUST_TAKEN, writeAdminPath } from '../admin-paths.ts';
import {
  buildTakenRequest,
  findRequestProblems,
  placeRequestProblems,
  type RequestValues,
  startRequest,
} from './request-values.ts';

const FULL_NOTE = `${PICTURES_MAX_AT_ONCE} pictures at most. Add more in the conversation.`;

/** What somebody asked for in a chat or on the phone; the customer gets a link to the request and its quote. */
export function NewRequest({ productId }: { readonly productId: string }) {
  const [takenId, setTakenId] = useState<string | null>(null);
  const form = useEditedForm<RequestValues>({
    saved: () => ({ values: startRequest(makeRandomKey()), version: '' }),
    draftName: 'new-request-1',
    findProblems: (values) => findRequestProblems(values, productId),
    placeProblems: placeRequestProblems,
    async send(values, saved) {
      const body = buildTakenRequest(values, productId);
      const { id } = await shopApi.call(takeRequestEndpoint, { body, idempotencyKey: values.key });
      setTakenId(id);
      return { ...saved, values };
    },
  });
  const { values, field, change, forgetDraft } = form;
  useEffect(() => {
    if (takenId !== null) forgetDraft();
  });
  const uploads = usePictureUploads(values.pictures.length, (picture) =>
    change((before) => ({ pictures: [...before.pictures, picture] })),
  );
  const { blocker } = useLeaveWarning(form.isDirty && takenId === null);
  const isBusy = form.isSending || uploads.isUploading;
  const problem = form.failure ?? form.problems.pictures;
  if (takenId !== null) return <Navigate to={writeAdminPath(takenId)} state={JUST_TAKEN} replace />;
  return (
    <>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <form {...form.props} aria-label="New custom order" className="grid max-w-form gap-4">
        <FormSection title="Customer">
          <div className="grid items-start gap-4 phone:grid-cols-2">
            <TextField {...field('phone')} label="Phone" required type="tel" inputMode="tel" />
            <TextField {...field('name')} label="Name" required maxLength={NAME_MAX_LENGTH} />
          </div>
          <TextField
            {...field('email')}
            label="Email address"
            type="email"
            inputMode="email"
            hint="Without one, send them the link on WhatsApp."
          />
        </FormSection>
        <FormSection title="Request">
          <TextArea
            {...field('instructions')}
            label="What they want"
            rows={8}
            maxLength={INSTRUCTIONS_MAX_LENGTH}
            hint="Paste the chat, or type what they said. The customer can read it."
          />
          <AttachedPictures
            pictures={values.pictures}
            uploads={uploads}
            onRemove={(id) =>
              change((before) => ({ pictures: before.pictures.filter((each) => each.id !== id) }))
            }
          />
          {uploads.refused.length > 0 && (
            <Note tone="problem" role="alert">
              {uploads.refused.join(' ')}
            </Note>
          )}
          <div>
            <AttachButton fullNote={uploads.isFull ? FULL_NOTE : undefined} onFiles={uploads.add} />
          </div>
          <div className="grid items-start gap-4 phone:grid-cols-2">
            <TextField {...field('wantedDay')} label="Date needed" type="date" />
            <TextField {...field('budget')} label="Budget (₦)" inputMode="numeric" autoComplete="off" />
          </div>
          <TextField
            {...field('designLink')}
            label="Link from the cake designer"
            autoComplete="off"
            hint="Without one, your quote starts from our standard 8-inch cake."
          />
        </FormSection>
        {problem !== undefined && problem !== null && (
          <Note tone="problem" role="alert">
            {problem}
          </Note>
        )}
        <div>
          <Button
            type="submit"
            kind="main"
            aria-disabled={isBusy}
            className="aria-disabled:opacity-60 max-phone:w-full"
          >
            {form.isSending && <Spinner />}
            {uploads.isUploading ? 'Uploading pictures…' : 'Save request'}
          </Button>
        </div>
      </form>
      <LeaveDialog blocker={blocker} onLeave={forgetDraft}>
        The request hasn’t been saved yet.
      </LeaveDialog>
    </>
  );
}
