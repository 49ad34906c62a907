import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { LeaveDialog } from './drafts/leave-dialog.tsx';
import { RestoredNote } from './drafts/restored-note.tsx';
import { useLeaveWarning } from './drafts/use-leave-warning.ts';
import { SaveBar } from './save-bar.tsx';
import { StaleEditDialog, type StaleEditWords } from './stale/stale-edit-dialog.tsx';
import type { EditedForm } from './use-edited-form.ts';

/** What saving is called on its button, and how things stand before and after it. */
export type SaveWords = {
  readonly save: string;
  readonly saving: string;
  readonly unsaved: string;
  readonly saved: string;
};

export const SAVE_WORDS: SaveWords = {
  save: 'Save',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  saved: 'All changes saved',
};

type EditedFormFrameProps<Values> = {
  readonly form: EditedForm<Values>;
  readonly label: string;
  /** What would be lost by leaving. */
  readonly leaveWords: string;
  /** What is said when somebody else was quicker. */
  readonly stale: StaleEditWords<Values>;
  readonly words?: SaveWords;
  readonly children: ReactNode;
};

/** A form with its save bar always in reach. Nothing that is typed in it is lost unasked. */
export function EditedFormFrame<Values>(props: EditedFormFrameProps<Values>) {
  const { form, label, leaveWords, stale, words = SAVE_WORDS, children } = props;
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
        <EditedSaveBar form={form} words={words} />
      </form>
      <StaleEditDialog form={form} {...stale} />
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        {leaveWords}
      </LeaveDialog>
    </>
  );
}

type EditedSaveBarProps<Values> = { readonly form: EditedForm<Values>; readonly words: SaveWords };

function EditedSaveBar<Values>({ form, words }: EditedSaveBarProps<Values>) {
  const { isDirty, isSending, failure, problems, discard } = form;
  return (
    <SaveBar failure={failure} problems={problems} state={isDirty ? words.unsaved : words.saved}>
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
        {isSending ? words.saving : words.save}
      </Button>
    </SaveBar>
  );
}
