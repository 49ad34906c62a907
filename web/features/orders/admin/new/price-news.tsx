import type { PriceChange } from '../../../../../contract/orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { writeNaira } from '../../order-words.ts';

type PriceNewsProps = {
  readonly changes: readonly PriceChange[];
  readonly total: number;
  readonly onAgree: () => void;
};

/** Nobody pays a price they have not heard. */
export function PriceNews({ changes, total, onAgree }: PriceNewsProps) {
  return (
    <Note tone="warning" role="alert">
      <p className="font-semibold">The price has changed. Tell the customer first.</p>
      <ul className="figures mt-1 grid gap-1">
        {changes.map(({ productId, sizeId, name, expectedPrice, price }) => (
          <li key={`${productId} ${sizeId ?? ''}`}>
            {name}:{' '}
            {price === null
              ? 'no longer sold'
              : `${writeNaira(price)} instead of ${writeNaira(expectedPrice)}`}
          </li>
        ))}
      </ul>
      <Button kind="dark" size="s" onClick={onAgree} className="mt-3">
        Place for {writeNaira(total)}
      </Button>
    </Note>
  );
}
