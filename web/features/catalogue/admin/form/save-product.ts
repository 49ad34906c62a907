import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import {
  changeProduct,
  createProduct,
  type Editor,
  findCreatedBefore,
  readProduct,
} from '../product-requests.ts';
import { buildBody } from './build-body.ts';
import { mergeEdits, pickChanges } from './changed-fields.ts';
import { fillForm, type ProductFormValues } from './form-values.ts';

/** Where an earlier try did arrive and only its answer was lost, what was typed since is a change to that. */
export async function saveNewProduct(
  editor: Editor,
  values: ProductFormValues,
  key: string,
): Promise<AdminProduct> {
  try {
    // Without one the shop makes it from the name, and numbers it where the name is taken.
    const { id } = values;
    return await createProduct(editor, { ...buildBody(values), ...(id !== null && { id }) }, key);
  } catch (error) {
    const id = findCreatedBefore(error);
    if (id === undefined) throw error;
    return saveProduct(editor, await readProduct(id), values);
  }
}

/** Sends what this person changed since they opened it. */
export function saveProduct(
  editor: Editor,
  base: AdminProduct,
  values: ProductFormValues,
): Promise<AdminProduct> {
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
