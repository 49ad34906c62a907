import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { readSeen, writeSeen } from '../../../../ui/form/seen-version.ts';
import type { Saved } from '../../../../ui/form/use-edited-form.ts';
import {
  changeProduct,
  createProduct,
  type Editor,
  findCreatedBefore,
  readProduct,
} from '../product-requests.ts';
import { buildBody, pickChanges } from './build-body.ts';
import { fillForm, type ProductFormValues } from './form-values.ts';

export function toSaved(product: AdminProduct): Saved<ProductFormValues> {
  return { values: fillForm(product), version: writeSeen(product) };
}

/** Sends what this person changed since they opened it, or all of what is new. */
export async function saveProduct(
  editor: Editor,
  values: ProductFormValues,
  saved: Saved<ProductFormValues>,
): Promise<AdminProduct> {
  const seen = readSeen(saved.version);
  if (!seen) return saveNewProduct(editor, values, saved.version);
  const changes = pickChanges(saved.values, values);
  return changeProduct(editor, seen.id, { ...changes, version: seen.version });
}

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
    return saveProduct(editor, values, toSaved(await readProduct(id)));
  }
}
