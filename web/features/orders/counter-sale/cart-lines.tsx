import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { writeNaira } from '../order-words.ts';
import { type SaleDraft, type SaleLine, setQuantity } from './sale-draft.ts';

export type DraftProps = { readonly draft: SaleDraft; readonly change: (next: SaleDraft) => void };

export function CartLines({ draft, change }: DraftProps) {
  if (draft.lines.length === 0) return <p className="py-2 text-cocoa-2">Tap a product to add it.</p>;
  return (
    <ul>
      {draft.lines.map((line) => (
        <CartLine
          key={`${line.tile.productId} ${line.tile.sizeId}`}
          line={line}
          onSet={(quantity) => change(setQuantity(draft, line.tile, quantity))}
        />
      ))}
    </ul>
  );
}

type CartLineProps = { readonly line: SaleLine; readonly onSet: (quantity: number) => void };

function CartLine({ line: { tile, quantity }, onSet }: CartLineProps) {
  const name = tile.sizeName ? `${tile.name}, ${tile.sizeName}` : tile.name;
  const isAll = tile.left !== null && quantity >= tile.left;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-crust py-1.5">
      <span className="leading-snug">
        <b className="font-semibold">{name}</b>
        <span className="figures block text-small text-cocoa-2">{writeNaira(tile.price * quantity)}</span>
      </span>
      <span className="inline-flex items-center rounded-pill border border-crust-2">
        <IconButton label={`One fewer ${name}`} onClick={() => onSet(quantity - 1)}>
          <MinusIcon className="size-4" />
        </IconButton>
        <span className="figures min-w-5 text-center font-bold">{quantity}</span>
        <IconButton
          label={`One more ${name}`}
          aria-disabled={isAll || undefined}
          onClick={() => !isAll && onSet(quantity + 1)}
        >
          <PlusIcon className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}
