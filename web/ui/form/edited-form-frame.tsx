import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { LeaveDialog } from './drafts/leave-dialog.tsx';
import { RestoredNote } from './drafts/restored-note.tsx';
import { useLeaveWarning } from './drafts/use-leave-warning.ts';
import { SaveBar } from './save-bar.tsx';
import { StaleEditDialog, type StaleEditWords } from './stale/stale-edit-dialog.tsx';
import type { EditedForm } from './use-edited-form.ts';

type EditedFormFrameProps<Values> = {
  readonly form: EditedForm<Values>;
  readonly label: string;
  /** What would be lost by leaving. */
  readonly leaveWords: string;
  /** What is said when somebody else was quicker. */
  readonly stale: StaleEditWords<Values>;
  readonly children: ReactNode;
};

/** A form with its save bar always in reach. Nothing that is typed in it is lost unasked. */
export function EditedFormFrame<Values>(props: EditedFormFrameProps<Values>) {
  const { form, label, leaveWords, stale, children } = props;
  const { blocker } = useLeaveWarning(form.isDirty);
  return (
    <>
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <form
        {...form.props}
        aria-label={label}
        className="grid gap-4 [&_:is(input,textarea,select,button)]:scroll-mb-32"
      >
        {children}
        <EditedSaveBar form={form} />
      </form>
      <StaleEditDialog form={form} {...stale} />
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        {leaveWords}
      </LeaveDialog>
    </>
  );
}

function EditedSaveBar<Values>({ form }: Pick<EditedFormFrameProps<Values>, 'form'>) {
  const { isDirty, isSending, failure, problems, discard } = form;
  return (
    <SaveBar failure={failure} problems={problems} state={isDirty ? 'Not saved yet' : 'All changes saved'}>
      {isDirty && (
        <Button onClick={discard} className="max-phone:flex-1">
          Undo changes
        </Button>
      )}
      <Button
        type="submit"
        kind="main"
        aria-disabled={isSending || !isDirty}
        className="aria-disabled:opacity-60 max-phone:flex-1"
      >
        {isSending && <Spinner />}
        {isSending ? 'Saving…' : 'Save'}
      </Button>
    </SaveBar>
  );
}
