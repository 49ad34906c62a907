import { SIZES_MAX } from '../../../../../domain/catalogue/product.ts';
import { createKey } from '../../../../ui/form/create-key.ts';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import { SizeLine } from './size-line.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Sizes with their own prices, in the order shoppers see them. */
export function SizeEditor({ form }: { readonly form: ProductEditing }) {
  const { values, problems, changeList, reshapeList } = form;
  const { sizes } = values;
  const lines = useLines({
    lines: sizes,
    keyOf: ({ key }) => key,
    nameOf: ({ name }, index) => name.trim() || `size ${index + 1}`,
    change: (edit) => changeList('sizes', edit),
    reshape: (edit) => reshapeList('sizes', edit),
  });

  function add(): void {
    // Whoever splits a product into sizes starts from what it was.
    const first = sizes.length === 0 ? values : { price: '', servings: '', workUnits: '1' };
    const { price, servings, workUnits } = first;
    lines.add({ key: createKey(), id: null, name: '', price, servings, workUnits });
  }

  return (
    <LineHolder lines={lines}>
      {sizes.map((size, index) => (
        <SizeLine
          key={size.key}
          size={size}
          handle={lines.hold(size, index)}
          discountPercentage={values.discountPercentage}
          problems={problems}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AddLineButton name="sizes" isFull={sizes.length >= SIZES_MAX} onAdd={add}>
          {sizes.length === 0 ? 'Sell it in sizes' : 'Add a size'}
        </AddLineButton>
        <p className="text-small text-cocoa-2">
          {sizes.length === 0
            ? 'Each size has its own price, servings and work.'
            : `${sizes.length} of ${SIZES_MAX}. The cheapest one gives the “from” price.`}
        </p>
      </div>
      <Problem>{problems.sizes}</Problem>
    </LineHolder>
  );
}
