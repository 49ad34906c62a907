import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { useBriefFlag } from '../feedback/use-brief-flag.ts';

const SHOWN_MS = 2_000;

/** Whether it went into the cart, to which the picture then flies; why not is said by whoever refused it. */
export type QuickAdd = (product: ProductAnswer, picture: Element | null) => boolean;

type QuickAddButtonProps = { readonly product: ProductAnswer; readonly onAdd: QuickAdd };

/** Puts one piece into the cart from a list. Every press adds one. */
export function QuickAddButton({ product, onAdd }: QuickAddButtonProps) {
  const [isAdded, showAdded] = useBriefFlag(SHOWN_MS);
  const add = ({ currentTarget }: MouseEvent) => {
    const picture = currentTarget.closest('article')?.querySelector('picture img') ?? null;
    if (onAdd(product, picture)) showAdded();
  };
  return (
    <button
      type="button"
      aria-label={`Add ${product.name} to cart`}
      onClick={add}
      data-added={isAdded || undefined}
      className="relative grid size-11 flex-none place-items-center rounded-full border-(length:--line-width) border-cocoa transition duration-(--duration-fast) hover:bg-cocoa hover:text-on-dark focus-visible:rounded-full active:scale-95 data-added:border-leaf data-added:bg-leaf data-added:text-on-action"
    >
      {isAdded ? <CheckIcon /> : <PlusIcon />}
    </button>
  );
}
