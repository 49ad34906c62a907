import { SIZES_MAX } from '../../../../../domain/catalogue/product.ts';
import { Button } from '../../../../ui/button.tsx';
import { createKey } from '../../../../ui/create-key.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import { useKeptFocus } from '../../../../ui/form/use-kept-focus.ts';
import { PlusIcon } from '../../../../ui/icons/actions.tsx';
import { moveItem } from '../../../../ui/move-item.ts';
import type { SizeValues } from './form-values.ts';
import { SizeLine } from './size-line.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Sizes with their own prices, in the order shoppers see them. */
export function SizeEditor({ form }: { readonly form: ProductEditing }) {
  const { values, problems, changeList, reshapeList } = form;
  const { sizes } = values;
  const { holderRef, keepFocusOn } = useKeptFocus();

  function add(): void {
    const key = createKey();
    // Whoever splits a product into sizes starts from what it was.
    const first = sizes.length === 0 ? values : { price: '', servings: '', workUnits: '1' };
    const { price, servings, workUnits } = first;
    reshapeList('sizes', (list) => [...list, { key, id: null, name: '', price, servings, workUnits }]);
    keepFocusOn(`name ${key}`);
  }

  function edit(key: string, part: Partial<SizeValues>): void {
    changeList('sizes', (list) => list.map((size) => (size.key === key ? { ...size, ...part } : size)));
  }

  function move(key: string, from: number, step: 1 | -1): void {
    reshapeList('sizes', (list) => moveItem(list, from, from + step));
    keepFocusOn(`${step === 1 ? 'down' : 'up'} ${key}`);
  }

  function remove(key: string): void {
    reshapeList('sizes', (list) => list.filter((size) => size.key !== key));
    keepFocusOn('add');
  }

  return (
    <div ref={holderRef} className="grid gap-3">
      {sizes.map((size, index) => (
        <SizeLine
          key={size.key}
          size={size}
          index={index}
          isLast={index === sizes.length - 1}
          discountPercentage={values.discountPercentage}
          problems={problems}
          onEdit={(part) => edit(size.key, part)}
          onMove={(step) => move(size.key, index, step)}
          onRemove={() => remove(size.key)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="quiet"
          size="s"
          name="sizes"
          data-control="add"
          onClick={add}
          disabled={sizes.length >= SIZES_MAX}
        >
          <PlusIcon />
          {sizes.length === 0 ? 'Sell it in sizes' : 'Add a size'}
        </Button>
        <p className="text-small text-cocoa-2">
          {sizes.length === 0
            ? 'Each size has its own price, servings and work.'
            : `${sizes.length} of ${SIZES_MAX}. The cheapest one gives the “from” price.`}
        </p>
      </div>
      <Problem>{problems.sizes}</Problem>
    </div>
  );
}
