import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { ALLERGEN_NAMES, ALLERGENS, findAvoided } from '../../../domain/catalogue/allergens.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { joinWords } from '../../ui/formats/join-words.ts';
import { useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';

/** The last chance to notice what somebody at the party must not eat. */
export function AvoidedNote({ items }: { readonly items: readonly CartItem[] }) {
  const avoided = useAvoidedAllergens();
  const concerned = items.filter(({ allergens }) => findAvoided(allergens, avoided).length > 0);
  if (concerned.length === 0) return null;
  const found = ALLERGENS.filter(
    (allergen) => avoided.has(allergen) && concerned.some(({ allergens }) => allergens.includes(allergen)),
  );
  const allergens = joinWords(
    found.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase()),
    'and',
  );
  const names = joinWords([...new Set(concerned.map(({ name }) => name))], 'and');
  return (
    <Note tone="warning">
      <strong className="font-semibold">Contains {allergens}.</strong> You avoid it, and it is in {names}.
    </Note>
  );
}
