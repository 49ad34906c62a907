import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { nameAllergens } from '../../ui/product/name-allergens.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';

/** Words are for one search: whoever always avoids what they name may have it stored, and take that back. */
export function RememberAllergens({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const avoided = useAvoidedAllergens();
  const [added, setAdded] = useState<readonly Allergen[]>([]);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();

  const missing = allergens.filter((allergen) => !avoided.has(allergen));
  const isOffered = missing.length > 0;
  if (!isOffered && added.length === 0) return null;

  const remember = () => {
    saveAvoidedAllergens([...avoided, ...missing]);
    setAdded(missing);
  };
  const undo = () => {
    saveAvoidedAllergens([...avoided].filter((allergen) => !added.includes(allergen)));
    setAdded([]);
    // The list has written them into its address; the words leave them out without that.
    const others = new URLSearchParams(parameters);
    for (const allergen of added) others.delete('excludeAllergens', allergen);
    void navigate(`?${others}`, { replace: true });
  };
  return (
    <p className="text-small">
      <span role="status">
        {!isOffered && `Remembered. We’ll hide products with ${nameAllergens(added, 'or')} and warn you.`}
      </span>{' '}
      {/* One button for both, so that the keyboard keeps its place. */}
      <button
        type="button"
        onClick={isOffered ? remember : undo}
        className="min-h-11 font-semibold underline underline-offset-4 hover:no-underline"
      >
        {isOffered ? 'Remember on this device' : 'Undo'}
      </button>
    </p>
  );
}
