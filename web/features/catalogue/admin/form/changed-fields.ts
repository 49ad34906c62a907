import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { isSame } from '../../../../ui/form/is-same.ts';
import { buildBody, type ProductBody } from './build-body.ts';
import { fillForm, type ProductFormValues } from './form-values.ts';

export type BodyField = keyof ProductBody;

/** What is different in the later values, ready to be sent. Blanks around words are no difference. */
export function pickChanges(before: ProductFormValues, after: ProductFormValues): Partial<ProductBody> {
  const then = buildBody(before);
  const now = buildBody(after);
  const changed = (Object.keys(now) as BodyField[]).filter((field) => !isSame(then[field], now[field]));
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/** Whether leaving now would lose anything, half-typed numbers and unfinished pictures included. */
export function isEdited(before: ProductFormValues, after: ProductFormValues): boolean {
  return !isSame(before, after);
}

/**
 * Puts one person's changes on top of what is saved by now, by themselves or by another: fields they touched are theirs,
 * everything else is as it is now. Compared as typed, so that even a half-typed amount stays.
 */
export function mergeEdits(
  before: ProductFormValues,
  mine: ProductFormValues,
  newest: AdminProduct,
): ProductFormValues {
  const touched = (Object.keys(mine) as (keyof ProductFormValues)[]).filter(
    (field) => !isSame(before[field], mine[field]),
  );
  return { ...fillForm(newest), ...Object.fromEntries(touched.map((field) => [field, mine[field]])) };
}
