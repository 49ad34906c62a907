import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { ALLERGEN_NAMES, ALLERGENS, findAvoided } from '../../../../domain/catalogue/allergens.ts';
import { joinWords } from '../../../ui/join-words.ts';
import { Note } from '../../../ui/note.tsx';
import { useAvoidedAllergens } from '../../catalogue/allergen-context.ts';

/** Says which cake has what this shopper avoids, and where to find others. */
export function AvoidedWarning({ items }: { readonly items: readonly CartItem[] }) {
  const avoided = useAvoidedAllergens();
  const concerned = items.filter(({ allergens }) => findAvoided(allergens, avoided).length > 0);
  if (concerned.length === 0) return null;
  const found = ALLERGENS.filter((allergen) =>
    concerned.some(({ allergens }) => allergens.includes(allergen) && avoided.has(allergen)),
  );
  const names = found.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase());
  const cakes = [...new Set(concerned.map(({ name }) => name))];
  return (
    <Note tone="warning" role="status">
      <p>
        <strong className="font-semibold">Contains {joinWords(names, 'and')}.</strong> You asked us to watch
        for {joinWords(names, 'and')}: {joinWords(cakes, 'and')} {cakes.length === 1 ? 'has' : 'have'} it.{' '}
        <Link to={`/products?excludeAllergens=${found.join(',')}`} className="underline underline-offset-4">
          See what has no {joinWords(names, 'or')}
        </Link>
      </p>
    </Note>
  );
}
