import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { acknowledgePrices, removeUnsoldItems } from '../../../../domain/cart/refresh-items.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { ROW_MARK, useFocusAfterRemoval } from '../../../ui/lists/use-focus-after-removal.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import type { Freshness } from '../../../ui/loading/use-freshness.ts';
import { NOT_STORED } from '../cart-actions.ts';
import { useCart } from '../cart-context.tsx';
import { shopCart } from '../shop-cart.ts';
import { AvoidedWarning } from './avoided-warning.tsx';
import type { FindOffer } from './use-fresh-cart.ts';

type CartNotesProps = {
  readonly items: readonly CartItem[];
  readonly findOffer: FindOffer;
  readonly freshness: Freshness;
  readonly onCheckAgain: () => void;
};

type CartNote = {
  readonly tone: 'warning' | 'tip';
  readonly text: string;
  readonly button: string;
  readonly act: () => void;
  readonly isBusy?: boolean;
};

/** What the shopper should know before checking out, each with its way out. */
export function CartNotes(props: CartNotesProps) {
  const { removeInvalidPriceItems } = useCart();
  const notes = listNotes({ ...props, removeInvalidPriceItems });
  const holderRef = useFocusAfterRemoval<HTMLDivElement>(notes.map(({ text }) => text));
  return (
    <div ref={holderRef} tabIndex={-1} className="grid gap-3 not-empty:mb-2">
      <AvoidedWarning items={props.items} findOffer={props.findOffer} />
      {!shopCart.isStored() && (
        <Note tone="warning" role="status">
          {NOT_STORED}
        </Note>
      )}
      {notes.map(({ tone, text, button, act, isBusy = false }) => (
        <div {...ROW_MARK} key={text}>
          <Note tone={tone} role="status">
            <p>{text}</p>
            <Button
              kind="paper"
              size="s"
              onClick={() => !isBusy && act()}
              aria-disabled={isBusy}
              className="mt-3"
            >
              {isBusy && <Spinner />}
              {button}
            </Button>
          </Note>
        </div>
      ))}
    </div>
  );
}

type NotesParts = CartNotesProps & { readonly removeInvalidPriceItems: () => void };

function listNotes(parts: NotesParts): readonly CartNote[] {
  const { items, freshness, onCheckAgain, removeInvalidPriceItems } = parts;
  const sold = items.filter(({ isSold }) => isSold);
  const notes: CartNote[] = [];
  if (sold.length < items.length) {
    notes.push({
      tone: 'warning',
      text: 'Some items are no longer available. Remove them to check out.',
      button: 'Remove unavailable items',
      act: () => shopCart.change(removeUnsoldItems),
    });
  }
  if (hasInvalidPriceItems(sold)) {
    notes.push({
      tone: 'warning',
      text: 'One of these items has an incorrect price and can’t be ordered.',
      button: 'Remove it',
      act: removeInvalidPriceItems,
    });
  }
  if (sold.some(({ formerPrice }) => formerPrice !== null)) {
    notes.push({
      tone: 'tip',
      text: 'Some prices have changed since you added these items. The new prices are marked below.',
      button: 'OK',
      act: () => shopCart.change(acknowledgePrices),
    });
  }
  if (freshness === 'unknown' || freshness === 'retrying') {
    const isBusy = freshness === 'retrying';
    notes.push({
      tone: 'tip',
      text: 'We couldn’t update the prices. These are the last ones you saw.',
      button: isBusy ? 'Trying…' : 'Try again',
      act: onCheckAgain,
      isBusy,
    });
  }
  return notes;
}
