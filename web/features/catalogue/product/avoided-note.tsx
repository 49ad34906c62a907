import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { AllergenPicker } from '../allergens/allergen-picker.tsx';

type AvoidedNoteProps = {
  /** What of the product, as it is chosen, the shopper avoids. */
  readonly found: readonly Allergen[];
  /** Where it can be made without its egg. */
  readonly onMakeEggless: (() => void) | undefined;
};

/** Before anything can be bought: what of this the shopper avoids, and whether it can be had without. */
export function AvoidedNote({ found, onMakeEggless }: AvoidedNoteProps) {
  if (found.length === 0) return null;
  return (
    <Note tone="warning" role="status">
      <p className="font-semibold">Contains {nameAllergens(found, 'and')}, which you avoid.</p>
      {onMakeEggless && found.includes('egg') && (
        <p className="mt-2">
          We can make it eggless.{' '}
          <Button kind="paper" size="s" onClick={onMakeEggless} className="ml-1">
            Make it eggless
          </Button>
        </p>
      )}
      <AllergenPicker className="mt-1 min-h-11 underline underline-offset-4 hover:no-underline">
        Change my allergens
      </AllergenPicker>
    </Note>
  );
}

/** The bar at the bottom of a phone has room for two names. */
const NAMED_IN_BAR = 2;

/** The same in a few words, beside the button that is in sight before the note is. */
export function AvoidedInBar({ found }: Pick<AvoidedNoteProps, 'found'>) {
  if (found.length === 0) return null;
  return (
    <span className="mt-1 block max-w-36 font-text text-small leading-tight font-semibold text-ember-deep">
      Contains{' '}
      {found.length > NAMED_IN_BAR ? `${found.length} allergens you avoid` : nameAllergens(found, 'and')}
    </span>
  );
}
