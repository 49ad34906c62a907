import type { KitchenTotals } from '../../../../contract/kitchen.ts';
import { AmountLeft } from './amount-left.tsx';

type PieceListProps = { readonly pieces: KitchenTotals['pieces'] };

export function PieceList({ pieces }: PieceListProps) {
  return (
    <section>
      <h3 className="text-fs-4">Items</h3>
      <ul className="mt-1.5">
        {pieces.map(({ name, sizeName, total, left }) => (
          <li
            key={`${name} ${sizeName}`}
            className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-crust py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              {name}
              {sizeName && <span className="text-cocoa-2">, {sizeName}</span>}
            </span>
            <AmountLeft total={total} left={left} />
          </li>
        ))}
      </ul>
    </section>
  );
}
