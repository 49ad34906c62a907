import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { changeProduct, createProduct, type Editor, readProduct } from '../product-requests.ts';
import { buildBody } from './build-body.ts';
import { mergeEdits, pickChanges } from './changed-fields.ts';
import { fillForm, type ProductFormValues } from './form-values.ts';

/** Creates the product, or sends what this person changed since they opened it. */
export function saveProduct(
  editor: Editor,
  base: AdminProduct | null,
  values: ProductFormValues,
): Promise<AdminProduct> {
  if (base === null) {
    // Without one the shop makes it from the name, and numbers it where the name is taken.
    const { id } = values;
    return createProduct(editor, { ...buildBody(values), ...(id !== null && { id }) });
  }
  return changeProduct(editor, base.id, {
    ...pickChanges(fillForm(base), values),
    version: base.version,
  });
}

/** Saves only this person's own changes on top of whatever others have saved by now. */
export async function saveOnNewest(
  editor: Editor,
  base: AdminProduct,
  values: ProductFormValues,
): Promise<AdminProduct> {
  const newest = await readProduct(base.id);
  return saveProduct(editor, newest, mergeEdits(fillForm(base), values, newest));
}
