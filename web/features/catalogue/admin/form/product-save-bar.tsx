import type { MouseEvent } from 'react';
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
 * Says what becomes of the product by what is chosen under visibility, far down: a draft is published from here as well, and can
 * be saved as one still where that failed.
 */
export function ProductSaveBar({ form, formId }: ProductSaveBarProps) {
  const { values, saved, isDirty, isSending, failure, problems, change } = form;
  const isNew = isNewProduct(form);
  const canStayDraft = saved.values.status === 'draft' && values.status !== 'archived';
  const cannotSave = isSending || !(isNew || isDirty);
  const saveAs = (status: ProductStatus, event: MouseEvent) => {
    if (isSending || values.status === status) return;
    // From now on the button submits, and would do so once more.
    event.preventDefault();
    flushSync(() => change({ status }));
    document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit();
  };
  const button = (status: ProductStatus, words: string) => {
    const isChosen = values.status === status;
    return (
      <Button
        // Also for whoever presses Enter in a field.
        type={isChosen ? 'submit' : 'button'}
        form={formId}
        kind={canStayDraft && status === 'draft' ? 'line' : 'main'}
        aria-disabled={status === 'published' && canStayDraft ? isSending : cannotSave}
        onClick={(event) => saveAs(status, event)}
        className="aria-disabled:opacity-60 max-phone:flex-1 max-phone:px-4"
      >
        {isSending && isChosen && <Spinner />}
        {isSending && isChosen ? 'Saving…' : words}
      </Button>
    );
  };
  return (
    <SaveBar failure={failure} problems={problems} state={describeState(isDirty, isNew)} className="mt-4">
      {canStayDraft ? (
        <>
          {button('draft', 'Save draft')}
          {button('published', 'Save and publish')}
        </>
      ) : (
        button(values.status, nameSaving(saved.values.status, values.status))
      )}
    </SaveBar>
  );
}

function nameSaving(before: ProductStatus, chosen: ProductStatus): string {
  if (chosen === 'draft') return 'Save and unpublish';
  if (before === chosen) return 'Save';
  return chosen === 'published' ? 'Save and publish' : 'Save and archive';
}

function describeState(isDirty: boolean, isNew: boolean): string {
  if (isDirty) return 'Not saved yet';
  return isNew ? 'Nothing entered yet' : 'All changes saved';
}
