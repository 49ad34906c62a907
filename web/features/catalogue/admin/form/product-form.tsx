import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { uploadPictureEndpoint } from '../../../../../contract/pictures.ts';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { PRODUCT_PICTURES_MAX, type ProductStatus } from '../../../../../domain/catalogue/product.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { LeaveDialog } from '../../../../ui/form/drafts/leave-dialog.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useLeaveWarning } from '../../../../ui/form/drafts/use-leave-warning.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { StaleEditDialog } from '../../../../ui/form/stale/stale-edit-dialog.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { useUploads } from '../../../../ui/uploads/use-uploads.ts';
import { PictureManager } from '../pictures/picture-manager.tsx';
import { writeEditPath } from '../product-paths.ts';
import { listLabelsInUse } from '../product-requests.ts';
import { type Choice, ChoiceTiles } from './choice-tiles.tsx';
import { ForWhom } from './for-whom.tsx';
import { Kitchen } from './kitchen.tsx';
import { NameAndDescription } from './name-and-description.tsx';
import { PagePreview } from './page-preview.tsx';
import { PriceAndSizes } from './price-and-sizes.tsx';
import { listProductFacts } from './product-facts.ts';
import { ProductPreview } from './product-preview.tsx';
import { ProductSaveBar } from './product-save-bar.tsx';
import { isNewProduct, type ProductEditing, useProductForm } from './use-product-form.ts';

type FormView = 'edit' | 'preview';

const VIEWS: readonly { readonly view: FormView; readonly words: string }[] = [
  { view: 'edit', words: 'Edit' },
  { view: 'preview', words: 'Preview' },
];

type FormViewsProps = {
  readonly view: FormView;
  readonly onChoose: (view: FormView) => void;
  /** The ids of the two panels begin with it. */
  readonly idPrefix: string;
};

/** The form, or the product as shoppers will see it. The arrow keys go from one to the other. */
function FormViews({ view, onChoose, idPrefix }: FormViewsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = view === 'edit' ? 'preview' : 'edit';
    onChoose(other);
    listRef.current?.querySelector<HTMLElement>(`[data-view=${other}]`)?.focus();
  };
  return (
    <div
      ref={listRef}
      role="tablist"
      aria-label="View"
      onKeyDown={turn}
      className="mb-4 flex gap-1 border-b border-crust-2"
    >
      {VIEWS.map((each) => (
        <button
          key={each.view}
          type="button"
          role="tab"
          id={`${idPrefix}-${each.view}-tab`}
          data-view={each.view}
          aria-selected={each.view === view}
          aria-controls={`${idPrefix}-${each.view}`}
          tabIndex={each.view === view ? 0 : -1}
          onClick={() => onChoose(each.view)}
          className="min-h-11.5 border-b-2 border-transparent px-4 text-label font-medium text-cocoa-2 hover:text-cocoa focus-visible:-outline-offset-3 aria-selected:border-hibiscus aria-selected:font-semibold aria-selected:text-cocoa"
        >
          {each.words}
        </button>
      ))}
    </div>
  );
}

type ProductFormProps = {
  /** Null for a new product. */
  readonly product: AdminProduct | null;
  readonly onSaved?: (saved: AdminProduct) => void;
};

/** Everything about one product. Nothing that is typed here is lost unasked. */
export function ProductForm({ product, onSaved }: ProductFormProps) {
  const formId = useId();
  const [view, setView] = useState<FormView>('edit');
  const { data: labels } = useLoaded(listLabelsInUse);
  const [agreedCategory, setAgreedCategory] = useState('');
  const form = useProductForm({
    product,
    categories: labels?.categories,
    agreedCategory,
    onSaved,
    // What is wrong is said in the form, which has to be there when it is focused.
    onProblems: () => setView('edit'),
  });
  const { change, values } = form;
  const uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadPictureEndpoint, file, ...options }),
    room: { most: PRODUCT_PICTURES_MAX, owner: 'a product' },
    arrivedCount: values.pictures.filter(({ uploaded }) => uploaded !== null).length,
    onUploaded: (uploaded, key) =>
      change(({ pictures }) => ({
        pictures: pictures.map((picture) => (picture.key === key ? { ...picture, uploaded } : picture)),
      })),
  });
  const { blocker } = useLeaveWarning(form.isDirty || uploads.isUploading);
  const { state } = useLocation();

  // What was typed while the first saving was on its way stays here until it is saved, too.
  if (!product && form.values.id !== null && !isNewProduct(form) && !form.isDirty) {
    return <Navigate to={writeEditPath(form.values.id)} replace state={state} />;
  }
  const discard = () => {
    uploads.removeAll();
    form.discard();
  };
  const takeTheirs = () => {
    uploads.removeAll();
    form.takeTheirs();
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
          {...form.props}
          id={formId}
          aria-label={product ? 'Edit product' : 'Add product'}
          className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(64)] rail:gap-6 [&_:is(input,textarea,select,button)]:scroll-mb-32"
        >
          <div className="grid min-w-0 gap-4">
            <NameAndDescription
              form={form}
              labels={labels}
              agreedCategory={agreedCategory}
              onAgree={setAgreedCategory}
            />
            <PriceAndSizes form={form} labels={labels} />
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
      <StaleEditDialog form={{ ...form, takeTheirs }} subject="this product" listFacts={listProductFacts} />
      <LeaveDialog blocker={blocker} onLeave={form.forgetDraft}>
        {uploads.isUploading
          ? 'Pictures are still uploading and your changes aren’t saved yet.'
          : 'Your changes to this product aren’t saved yet.'}
      </LeaveDialog>
    </>
  );
}

const CHOICES: readonly Choice<ProductStatus>[] = [
  { value: 'draft', name: 'Draft', explanation: 'Customers can’t see it.' },
  { value: 'published', name: 'Published', explanation: 'Everyone can see and order it.' },
  { value: 'archived', name: 'Archived', explanation: 'Hidden from the shop. Past orders keep it.' },
];

/** A product that was never saved has nothing to be archived for. */
function Visibility({ form }: { readonly form: ProductEditing }) {
  const { values, change } = form;
  return (
    <FormSection title="Visibility">
      <ChoiceTiles
        legend="Visibility"
        isLegendHidden
        choices={isNewProduct(form) ? CHOICES.filter(({ value }) => value !== 'archived') : CHOICES}
        value={values.status}
        onChoose={(status) => change({ status })}
      />
    </FormSection>
  );
}
