import { useState } from 'react';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { readSeen } from '../../../../ui/form/seen-version.ts';
import { type EditedForm, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { useAuth } from '../../../users/auth-context.tsx';
import { readProduct } from '../product-requests.ts';
import { nameSaved } from '../status-words.ts';
import { createPriceQuestion } from './doubtful-prices.ts';
import { findFormProblems, placeProblems } from './find-form-problems.ts';
import { BLANK_VALUES, type ProductFormValues } from './form-values.ts';
import { askAboutCategory } from './new-category.ts';
import { saveProduct, toSaved } from './save-product.ts';

export type ProductEditing = EditedForm<ProductFormValues>;

type ProductFormOptions = {
  /** Null for a new product. */
  readonly product: AdminProduct | null;
  /** Those in use; undefined until they are known. */
  readonly categories: readonly string[] | undefined;
  /** One that nobody has used yet, and is meant. */
  readonly agreedCategory: string;
  readonly onSaved: ((saved: AdminProduct) => void) | undefined;
  readonly onProblems: () => void;
};

/** Whether what is typed is of a product that the shop does not have yet. */
export function isNewProduct({ saved }: Pick<ProductEditing, 'saved'>): boolean {
  return readSeen(saved.version) === undefined;
}

export function useProductForm(options: ProductFormOptions): ProductEditing {
  const { product, categories, agreedCategory, onSaved, onProblems } = options;
  const { currentUser } = useAuth();
  const [askAboutPrices] = useState(() => createPriceQuestion());
  const form: ProductEditing = useEditedForm<ProductFormValues>({
    saved: product ? toSaved(product) : () => ({ values: BLANK_VALUES, version: makeRandomKey() }),
    draftName: `product-3:${product?.id ?? ''}`,
    findProblems(values) {
      const problems = {
        ...askAboutCategory({ category: values.category, known: categories ?? [] }, agreedCategory),
        ...findFormProblems(values, isNewProduct(form)),
      };
      return Object.keys(problems).length > 0
        ? problems
        : askAboutPrices(values.sizes, form.saved.values.sizes);
    },
    placeProblems,
    onProblems,
    // A picture that is still on its way cannot be kept: its file is gone with the page.
    pickDraft: (values) => ({
      ...values,
      pictures: values.pictures.filter(({ uploaded }) => uploaded !== null),
    }),
    async send(values, saved) {
      const answer = await saveProduct(currentUser, values, saved);
      showToast({ kind: 'success', text: nameSaved(answer) });
      onSaved?.(answer);
      return toSaved(answer);
    },
    async findNewest(error) {
      const seen = readSeen(form.saved.version);
      const isStale = error instanceof ApiError && error.code === 'stale_edit';
      return seen && isStale ? toSaved(await readProduct(seen.id)) : undefined;
    },
  });
  return form;
}
