import { Button } from '../../../../ui/button.tsx';
import { SaveBar } from '../../../../ui/form/save-bar.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Saving keeps a product where it stands; what shoppers do not see yet can be published with it. */
export function ProductSaveBar({ form }: { readonly form: ProductEditing }) {
  const { values, base, isDirty, isSending, failure, problems } = form;
  const canPublish = values.status !== 'published';
  return (
    <SaveBar
      failure={failure}
      problems={problems}
      state={describeState(isDirty, base === null)}
      className="rail:col-start-1"
    >
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
    </SaveBar>
  );
}

function nameSaving(isSending: boolean, isDraft: boolean): string {
  if (isSending) return 'Saving…';
  return isDraft ? 'Save draft' : 'Save';
}

function describeState(isDirty: boolean, isNew: boolean): string {
  if (isDirty) return 'Not saved yet';
  return isNew ? 'Nothing typed yet' : 'All changes saved';
}
