import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Note } from '../note.tsx';
import { Spinner } from '../spinner.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { EditedForm } from './use-edited-form.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

type EditedFormFrameProps = {
  readonly form: Pick<
    EditedForm<never>,
    'props' | 'isDirty' | 'isSending' | 'isRestored' | 'failure' | 'problems' | 'discard' | 'forgetDraft'
  >;
  readonly label: string;
  /** What would be lost by leaving. */
  readonly leaveWords: string;
  readonly children: ReactNode;
};

/** A form with its save bar always in reach. Nothing that is typed in it is lost unasked. */
export function EditedFormFrame({ form, label, leaveWords, children }: EditedFormFrameProps) {
  const { blocker } = useLeaveWarning(form.isDirty);
  return (
    <>
      {form.isRestored && (
        <div className="mb-4">
          <Note tone="tip" role="status">
            <p>What you had typed and not saved is back.</p>
            <Button kind="paper" size="s" onClick={form.discard} className="mt-2.5">
              Discard it
            </Button>
          </Note>
        </div>
      )}
      <form
        {...form.props}
        aria-label={label}
        className="grid gap-4 [&_:is(input,textarea,select,button)]:scroll-mb-32"
      >
        {children}
        <SaveBar form={form} />
      </form>
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        {leaveWords}
      </LeaveDialog>
    </>
  );
}

function SaveBar({ form }: Pick<EditedFormFrameProps, 'form'>) {
  const { isDirty, isSending, failure, problems, discard } = form;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-crust bg-cream px-4 py-3 shadow-up phone:-mx-5 phone:px-5 rail:mx-0 rail:rounded-t-card rail:border-x">
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-small text-cocoa-2 max-phone:w-full">
          {describeState(isDirty, Object.keys(problems).length)}
        </p>
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
      </div>
    </div>
  );
}

function describeState(isDirty: boolean, problemCount: number): string {
  if (problemCount > 0) return problemCount === 1 ? 'One field needs you' : `${problemCount} fields need you`;
  return isDirty ? 'Not saved yet' : 'All changes saved';
}
