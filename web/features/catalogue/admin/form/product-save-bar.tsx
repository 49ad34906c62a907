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

/** One button, which says what becomes of the product by what is chosen under visibility. */
export function ProductSaveBar({ form, formId }: ProductSaveBarProps) {
  const { values, saved, isDirty, isSending, failure, problems } = form;
  const isNew = isNewProduct(form);
  return (
    <SaveBar failure={failure} problems={problems} state={describeState(isDirty, isNew)} className="mt-4">
      <Button
        type="submit"
        form={formId}
        kind="main"
        aria-disabled={isSending || !(isNew || isDirty)}
        className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
      >
        {isSending && <Spinner />}
        {isSending ? 'Saving…' : nameSaving(saved.values.status, values.status)}
      </Button>
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
