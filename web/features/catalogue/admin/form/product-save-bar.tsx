import { Button } from '../../../../ui/buttons/button.tsx';
import { SaveBar } from '../../../../ui/form/save-bar.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import type { ProductEditing } from './use-product-form.ts';

type ProductSaveBarProps = {
  readonly form: ProductEditing;
  /** The bar stands below the form, whichever view is open. */
  readonly formId: string;
};

/** Saving keeps a product where it stands; what shoppers do not see yet can be published with it. */
export function ProductSaveBar({ form, formId }: ProductSaveBarProps) {
  const { values, base, isDirty, isSending, failure, problems } = form;
  const canPublish = values.status !== 'published';
  return (
    <SaveBar
      failure={failure}
      problems={problems}
      state={describeState(isDirty, base === null)}
      className="mt-4"
    >
      <Button
        type="submit"
        form={formId}
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
          form={formId}
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
