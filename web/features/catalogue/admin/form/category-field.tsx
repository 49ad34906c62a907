import { useId, useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { LabelsInUse } from '../product-requests.ts';
import { findNewCategory, findSimilarCategory } from './new-category.ts';
import type { ProductEditing } from './use-product-form.ts';

export type CategoryFieldProps = {
  readonly form: ProductEditing;
  readonly labels: LabelsInUse | undefined;
  /** A category that nobody has used yet, and is meant. */
  readonly agreedCategory: string;
  readonly onAgree: (category: string) => void;
};

/** One that the shop has, or a new one: what no product has yet is added with one press, or another taken instead. */
export function CategoryField({ form, labels, agreedCategory, onAgree }: CategoryFieldProps) {
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const known = labels?.categories ?? [];
  const typed = { category: form.values.category, known };
  const newCategory = findNewCategory(typed);
  const isAgreed = newCategory !== '' && newCategory === agreedCategory;
  const similarCategory = newCategory === '' ? undefined : findSimilarCategory(typed);
  const field = form.field('category');
  const take = (category: string) => {
    form.reshape({ category }, 'category');
    // The button that was pressed is gone, and the field says what has become of it.
    inputRef.current?.focus();
  };
  return (
    <>
      <TextField
        {...field}
        ref={inputRef}
        label="Category"
        required
        list={listId}
        hint={field.problem ? undefined : sayWhatIsTyped(newCategory, isAgreed)}
      />
      <datalist id={listId}>
        {known.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {newCategory !== '' && !isAgreed && (
        <div className="flex flex-wrap gap-2">
          {similarCategory !== undefined && (
            <Button kind="paper" size="s" onClick={() => take(similarCategory)}>
              Use “{similarCategory}”
            </Button>
          )}
          <Button
            kind="paper"
            size="s"
            onClick={() => {
              onAgree(newCategory);
              take(newCategory);
            }}
          >
            Add as a new category
          </Button>
        </div>
      )}
    </>
  );
}

function sayWhatIsTyped(newCategory: string, isAgreed: boolean): string {
  if (newCategory === '') return 'Choose a category or enter a new one.';
  return isAgreed ? `“${newCategory}” will be a new category.` : 'No product has this category yet.';
}
