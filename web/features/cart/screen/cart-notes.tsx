import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { hasInvalidPriceItems } from '../../../../domain/cart/invalid-prices.ts';
import { acknowledgePrices, removeUnsoldItems } from '../../../../domain/cart/refresh-items.ts';
import { ALLERGENS, findAvoided } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { joinWords } from '../../../ui/formats/join-words.ts';
import { ROW_MARK, useFocusAfterRemoval } from '../../../ui/lists/use-focus-after-removal.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import type { Freshness } from '../../../ui/loading/use-freshness.ts';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../catalogue/allergens/allergen-context.ts';
import { NOT_STORED } from '../cart-actions.ts';
import { useCart } from '../cart-context.tsx';
import { shopCart } from '../shop-cart.ts';

type CartNotesProps = {
  readonly items: readonly CartItem[];
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
      <AvoidedWarning items={props.items} />
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

/** Says which cake has what this shopper avoids, and where to find others. */
function AvoidedWarning({ items }: { readonly items: readonly CartItem[] }) {
  const avoided = useAvoidedAllergens();
  const concerned = items.filter(({ allergens }) => findAvoided(allergens, avoided).length > 0);
  if (concerned.length === 0) return null;
  const found = ALLERGENS.filter((allergen) =>
    concerned.some(({ allergens }) => allergens.includes(allergen) && avoided.has(allergen)),
  );
  const names = nameAllergens(found, 'and');
  const cakes = [...new Set(concerned.map(({ name }) => name))];
  return (
    <Note tone="warning" role="status">
      <p>
        <strong className="font-semibold">
          {joinWords(cakes, 'and')} {cakes.length === 1 ? 'contains' : 'contain'} {names}
        </strong>
        , which you avoid.{' '}
        <Link to={`/products?excludeAllergens=${found.join(',')}`} className="underline underline-offset-4">
          See products without {nameAllergens(found, 'or')}
        </Link>
      </p>
    </Note>
  );
}
