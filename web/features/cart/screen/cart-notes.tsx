import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { acknowledgePrices, removeUnsoldItems } from '../../../../domain/cart/refresh-items.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useCart } from '../cart-context.tsx';
import { shopCart } from '../shop-cart.ts';
import { AvoidedWarning } from './avoided-warning.tsx';
import type { Freshness } from './use-fresh-cart.ts';

type CartNotesProps = {
  readonly items: readonly CartItem[];
  readonly freshness: Freshness;
  readonly onCheckAgain: () => void;
};

/** What the shopper should know before checking out, each with its way out. */
export function CartNotes({ items, freshness, onCheckAgain }: CartNotesProps) {
  const { removeInvalidPriceItems } = useCart();
  const sold = items.filter(({ isSold }) => isSold);
  const hasNewPrices = sold.some(({ formerPrice }) => formerPrice !== null);
  return (
    <div className="grid gap-3 not-empty:mb-2">
      <AvoidedWarning items={items} />
      {sold.length < items.length && (
        <Note tone="warning" role="status">
          <p>Some of this is no longer sold. Remove it to check out.</p>
          <NoteButton onClick={() => shopCart.change(removeUnsoldItems)}>Remove what is not sold</NoteButton>
        </Note>
      )}
      {hasInvalidPriceItems(sold) && (
        <Note tone="warning" role="status">
          <p>Something here has no right price and cannot be ordered.</p>
          <NoteButton onClick={removeInvalidPriceItems}>Remove it</NoteButton>
        </Note>
      )}
      {hasNewPrices && (
        <Note tone="tip" role="status">
          <p>Some prices have changed since you chose. The new ones are marked below.</p>
          <NoteButton onClick={() => shopCart.change(acknowledgePrices)}>All right</NoteButton>
        </Note>
      )}
      {freshness === 'unknown' && (
        <Note tone="tip" role="status">
          <p>We could not ask for today’s prices. These are the ones you last saw.</p>
          <NoteButton onClick={onCheckAgain}>Try again</NoteButton>
        </Note>
      )}
    </div>
  );
}

function NoteButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button kind="paper" size="s" onClick={onClick} className="mt-3">
      {children}
    </Button>
  );
}
