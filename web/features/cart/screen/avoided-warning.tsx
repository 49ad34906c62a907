import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { ALLERGENS, findAvoided } from '../../../../domain/catalogue/allergens.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { joinWords } from '../../../ui/formats/join-words.ts';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../catalogue/allergens/allergen-context.ts';

/** Says which cake has what this shopper avoids, and where to find others. */
export function AvoidedWarning({ items }: { readonly items: readonly CartItem[] }) {
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
        <strong className="font-semibold">Contains {names}.</strong> You asked us to watch for {names}:{' '}
        {joinWords(cakes, 'and')} {cakes.length === 1 ? 'has' : 'have'} {found.length === 1 ? 'it' : 'them'}.{' '}
        <Link to={`/products?excludeAllergens=${found.join(',')}`} className="underline underline-offset-4">
          See what has no {nameAllergens(found, 'or')}
        </Link>
      </p>
    </Note>
  );
}
