import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';

/** What of this cake the shopper avoids, over the cake itself and never by colour alone. */
export function AvoidedBadge({ avoided }: { readonly avoided: readonly Allergen[] }) {
  return (
    <div role="status" className="max-w-full">
      {avoided.length > 0 && (
        <p className="flex items-center gap-2 rounded-pill bg-ember px-3.5 py-1.5 text-small font-semibold text-on-action shadow-1">
          <WarningIcon className="size-4.5" />
          Contains {nameAllergens(avoided, 'and')}, which you avoid
        </p>
      )}
    </div>
  );
}
