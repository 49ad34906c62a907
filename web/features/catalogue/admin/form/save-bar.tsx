import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Always in reach: how things stand, and the way to keep them. */
export function SaveBar({ form }: { readonly form: ProductEditing }) {
  const { values, base, isDirty, isSending, failure, problems } = form;
  const problemCount = Object.keys(problems).length;
  const canPublish = values.status !== 'published';
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-crust bg-cream px-4 py-3 shadow-up phone:-mx-5 phone:px-5 rail:col-start-1 rail:mx-0 rail:rounded-t-card rail:border-x">
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p role="status" className="mr-auto text-small text-cocoa-2 max-phone:w-full">
          {describeState(isDirty, base === null, problemCount)}
        </p>
        <Button
          type="submit"
          kind={canPublish ? 'line' : 'main'}
          aria-disabled={isSending || (base !== null && !isDirty)}
          className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
        >
          {isSending && <Spinner />}
          {nameSaving(isSending, values.status === 'draft')}
        </Button>
        {canPublish && (
          <Button
            type="submit"
            name="publish"
            kind="main"
            aria-disabled={isSending}
            className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
          >
            Save and publish
          </Button>
        )}
      </div>
    </div>
  );
}

function nameSaving(isSending: boolean, isDraft: boolean): string {
  if (isSending) return 'Saving…';
  return isDraft ? 'Save draft' : 'Save';
}

function describeState(isDirty: boolean, isNew: boolean, problemCount: number): string {
  if (problemCount > 0) return problemCount === 1 ? 'One field needs you' : `${problemCount} fields need you`;
  if (isDirty) return 'Not saved yet';
  return isNew ? 'Nothing typed yet' : 'All changes saved';
}
