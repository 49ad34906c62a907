import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import type { AdminOrderDetails } from '../../../../contract/order-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH, reasonSchema } from '../../../../contract/payments.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../ui/form/find-misfits.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { DeskForm } from './desk-dialog.tsx';

type ReasonFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'problem' | 'hint' | 'placeholder' | 'defaultValue' | 'list'
> & { readonly label?: string };

/** For what somebody will ask about later. */
export function ReasonField({ label = 'Reason', ...props }: ReasonFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      name="reason"
      required
      autoComplete="off"
      maxLength={PAYMENT_NOTE_MAX_LENGTH}
    />
  );
}

type ReasonFormProps = Pick<
  ComponentProps<typeof DeskForm>,
  'title' | 'lead' | 'button' | 'buttonWhileBusy' | 'keepButton' | 'onClose'
> & {
  readonly draftName: string;
  readonly hint: string;
  readonly send: (body: { readonly reason: string }) => Promise<AdminOrderDetails>;
  readonly onRecorded: (order: AdminOrderDetails) => void;
  /** What the toast says once it is done. */
  readonly doneWords: string;
};

const reasonsSchema = z.object({ reason: reasonSchema });
const read = (values: FormData) => ({ reason: readText(values, 'reason') });

/** For what needs nothing but a reason. */
export function ReasonForm({ draftName, hint, send, onRecorded, doneWords, ...words }: ReasonFormProps) {
  const form = useDraftedForm({
    draftName,
    words: { reason: { missing: 'Enter a reason.' } },
    check: (values) => findMisfits(reasonsSchema, read(values)),
    send: async (values) => {
      const recorded = await send(read(values));
      words.onClose();
      onRecorded(recorded);
      showToast({ kind: 'success', text: doneWords });
    },
  });
  return (
    <DeskForm {...words} form={form}>
      <ReasonField hint={hint} problem={form.problems.reason} />
    </DeskForm>
  );
}
