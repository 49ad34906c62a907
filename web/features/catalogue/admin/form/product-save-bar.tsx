import { flushSync } from 'react-dom';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SaveBar } from '../../../../ui/form/save-bar.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { isNewProduct, type ProductEditing } from './use-product-form.ts';

type ProductSaveBarProps = {
  readonly form: ProductEditing;
  /** The bar stands below the form, whichever view is open. */
  readonly formId: string;
};

/**
 * Says what becomes of the product by what is chosen under visibility, far down: a draft is published from here as well, by a
 * button that stays the same where that failed.
 */
export function ProductSaveBar({ form, formId }: ProductSaveBarProps) {
  const { values, saved, isDirty, isSending, failure, problems, change } = form;
  const isNew = isNewProduct(form);
  const publish = () => {
    // Sent by the same press, so it has to be chosen by then.
    flushSync(() => change({ status: 'published' }));
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  const isDraft = values.status === 'draft' && saved.values.status === 'draft';
  return (
    <SaveBar failure={failure} problems={problems} state={describeState(isDirty, isNew)} className="mt-4">
      <Button
        type="submit"
        form={formId}
        kind={isDraft ? 'line' : 'main'}
        aria-disabled={isSending || !(isNew || isDirty)}
        className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
      >
        {isSending && <Spinner />}
        {isSending ? 'Saving…' : nameSaving(saved.values.status, values.status)}
      </Button>
      {isDraft && (
        <Button
          kind="main"
          aria-disabled={isSending}
          onClick={publish}
          className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
        >
          Save and publish
        </Button>
      )}
    </SaveBar>
  );
}

function nameSaving(before: ProductStatus, chosen: ProductStatus): string {
  if (chosen === 'draft') return before === 'draft' ? 'Save draft' : 'Save and unpublish';
  if (before === chosen) return 'Save';
  return chosen === 'published' ? 'Save and publish' : 'Save and archive';
}

function describeState(isDirty: boolean, isNew: boolean): string {
  if (isDirty) return 'Not saved yet';
  return isNew ? 'Nothing entered yet' : 'All changes saved';
}
