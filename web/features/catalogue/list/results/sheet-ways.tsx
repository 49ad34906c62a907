import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { countProducts } from '../../../../ui/product/count-products.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { askForEggless } from '../safe/safe-list.ts';
import { ChipLinks } from './chip-links.tsx';
import { useWaysOut } from './use-ways-out.ts';

/** The sheet's foot stays small: the filters themselves are above it. */
const WAYS_MAX = 2;

type SheetWaysProps = {
  readonly filter: ListFilter;
  /** How many products there would be without each filter, in the order of the chips. */
  readonly gains: readonly number[];
  /** How many can be made without the egg that they are left out for. */
  readonly egglessCount: number;
  /** The way that was taken is gone, and with it the keyboard's place. */
  readonly onTaken: () => void;
};

/** Nothing fits what was just chosen: what to do about it, before the sheet is closed. */
export function SheetWays({ filter, gains, egglessCount, onTaken }: SheetWaysProps) {
  const useful = useWaysOut(filter, gains).useful.slice(0, WAYS_MAX);
  const eggless = egglessCount > 0 ? askForEggless(filter) : null;
  const hint = useful.length > 0 ? ' Remove one:' : ' Remove some of them.';
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small">
        {eggless
          ? `Nothing matches all your filters, but we can make ${countProducts(egglessCount)} eggless.`
          : `Nothing matches all your filters.${hint}`}
      </p>
      {eggless && (
        <ButtonLink to={writeListAddress(eggless)} onClick={onTaken} kind="main">
          Show eggless options ({egglessCount})
        </ButtonLink>
      )}
      {useful.length > 0 && (
        <ChipLinks
          chips={useful.map(({ chip }) => chip)}
          describeGain={(index) => countProducts(useful[index]?.gain ?? 0)}
          onRemove={onTaken}
          // On a screen this low the foot would cover the filters.
          className="[@media(height<34rem)]:hidden"
        />
      )}
    </div>
  );
}
