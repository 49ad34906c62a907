import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import { saveAvoidedAllergens, useAvoidedAllergens } from './allergen-context.ts';

type RememberAllergensProps = {
  readonly allergens: readonly Allergen[];
  /** Whether the address leaves them out, whatever is remembered, and not the words of a search. */
  readonly isAddressed?: boolean;
};

/** Words and links are for one list: whoever always avoids what they leave out may have it stored, and take that back. */
export function RememberAllergens({ allergens, isAddressed = false }: RememberAllergensProps) {
  const avoided = useAvoidedAllergens();
  const isHydrated = useHydrated();
  const [added, setAdded] = useState<readonly Allergen[]>([]);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();

  const missing = allergens.filter((allergen) => !avoided.has(allergen));
  const isOffered = missing.length > 0;
  const isRemembered = added.some((allergen) => avoided.has(allergen));
  // Until the browser has taken over it is not known what is remembered already.
  if (!isHydrated || (!isOffered && !isRemembered)) return null;

  const remember = () => {
    saveAvoidedAllergens([...avoided, ...missing]);
    setAdded(missing);
  };
  const undo = () => {
    saveAvoidedAllergens([...avoided].filter((allergen) => !added.includes(allergen)));
    setAdded([]);
    if (isAddressed) return;
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
        className="-my-3 py-3 font-semibold underline underline-offset-4 hover:no-underline"
      >
        {isOffered ? 'Remember on this device' : 'Undo'}
      </button>
    </p>
  );
}
