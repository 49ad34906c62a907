import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { isControl } from '../../../../ui/form/find-problems.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { PictureManager } from '../pictures/picture-manager.tsx';
import { useUploadQueue } from '../pictures/use-upload-queue.ts';
import { listLabelsInUse } from '../product-requests.ts';
import { ForWhom } from './for-whom.tsx';
import { type FormView, FormViews } from './form-views.tsx';
import { Kitchen } from './kitchen.tsx';
import { NameAndDescription } from './name-and-description.tsx';
import { PagePreview } from './page-preview.tsx';
import { PriceAndSizes } from './price-and-sizes.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProductSaveBar } from './product-save-bar.tsx';
import { StaleEditDialog } from './stale-edit-dialog.tsx';
import { useProductForm } from './use-product-form.ts';
import { Visibility } from './visibility.tsx';

type ProductFormProps = {
  /** Null for a new product. */
  readonly product: AdminProduct | null;
  readonly onSaved: (saved: AdminProduct) => void;
};

/** Everything about one product. Nothing that is typed here is lost unasked. */
export function ProductForm({ product, onSaved }: ProductFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [view, setView] = useState<FormView>('edit');
  const form = useProductForm({
    product,
    formRef,
    // What is wrong is said in the form, which has to be there when it is focused.
    onProblems: () => flushSync(() => setView('edit')),
    onSaved: (saved) => {
      // What was created has an address of its own, where the screen goes next.
      if (product === null) allowLeaving();
      onSaved(saved);
    },
  });
  const uploads = useUploadQueue(form.finishPicture);
  const { blocker, allowLeaving } = useLeaveWarning(form.isDirty || uploads.isUploading);
  const { data: labels } = useLoaded(listLabelsInUse);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const wantsPublishing = submitter instanceof HTMLButtonElement && submitter.name === 'publish';
    const isWorthSaving = wantsPublishing || form.isDirty || product === null;
    if (isWorthSaving) void form.save(wantsPublishing ? 'published' : undefined);
  };
  const discard = () => {
    uploads.queue.removeAll();
    form.discard();
  };
  const forgetProblem = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && isControl(target)) form.forgetProblem(target.name);
  };

  return (
    <>
      {form.isRestored && <RestoredNote onDiscard={discard} />}
      <FormViews view={view} onChoose={setView} idPrefix={formId} />
      <div
        id={`${formId}-edit`}
        role="tabpanel"
        aria-labelledby={`${formId}-edit-tab`}
        hidden={view !== 'edit'}
      >
        <form
          ref={formRef}
          id={formId}
          noValidate
          aria-label={product ? 'Edit product' : 'Add product'}
          onSubmit={submit}
          onInput={forgetProblem}
          className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(64)] rail:gap-6 [&_:is(input,textarea,select,button)]:scroll-mb-32"
        >
          <div className="grid min-w-0 gap-4">
            <NameAndDescription form={form} labels={labels} />
            <PriceAndSizes form={form} />
            <PictureManager form={form} uploads={uploads} />
            <ForWhom form={form} labels={labels} />
            <Kitchen form={form} />
            <Visibility form={form} />
          </div>
          <ProductPreview values={form.values} />
        </form>
      </div>
      {view === 'preview' && (
        <div id={`${formId}-preview`} role="tabpanel" aria-labelledby={`${formId}-preview-tab`}>
          <PagePreview values={form.values} />
        </div>
      )}
      <ProductSaveBar form={form} formId={formId} />
      <StaleEditDialog form={form} onTakeTheirs={uploads.queue.removeAll} />
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        {uploads.isUploading
          ? 'Pictures are still on their way to the shop, and what you changed is not saved yet.'
          : 'What you changed on this product is not saved yet.'}
      </LeaveDialog>
    </>
  );
}
