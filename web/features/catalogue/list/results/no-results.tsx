import { chinChin } from '../../../../pictures/chin-chin.ts';
import { TOP_OF_PAGE } from '../../../../ui/browser/top-of-page.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { countProducts } from '../../../../ui/product/count-products.ts';
import { nameAllergens } from '../../../../ui/product/name-allergens.ts';
import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import type { FilterChip } from '../address/filter-chips.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import type { NearMiss } from '../near-miss.ts';
import { askForEggless, clearFilters } from '../safe/safe-list.ts';
import { ChipLinks } from './chip-links.tsx';
import { useWaysOut } from './use-ways-out.ts';

type NoResultsProps = {
  readonly filter: ListFilter;
  /** How many products there would be without each filter, in the order of the chips. */
  readonly gains: readonly number[];
  readonly hiddenCount: number;
  /** How many of the hidden ones can be made without the egg that they are left out for. */
  readonly egglessCount: number;
  readonly nearMiss: NearMiss | null;
  readonly onRemove: (chip: FilterChip) => void;
};

/** Nothing fits: says which filter stands in the way, best way out first. */
export function NoResults({ filter, gains, hiddenCount, egglessCount, nearMiss, onRemove }: NoResultsProps) {
  const avoided = useAvoidedAllergens();
  const { ways, useful, named } = useWaysOut(filter, gains);
  const hasUseful = useful.length > 0;
  const isSingle = ways.length <= 1;
  const isTooSoon = isSingle && filter.notice !== null;
  const eggless = egglessCount > 0 ? askForEggless(filter) : null;
  return (
    <EmptyState
      picture={<Picture picture={chinChin} alt="" sizes="208px" />}
      title={isSingle ? 'Nothing to show right now' : 'No matching products'}
      actions={
        <>
          {eggless && (
            <ButtonLink to={writeListAddress(eggless)} state={TOP_OF_PAGE} kind="main">
              Show eggless options
            </ButtonLink>
          )}
          {nearMiss && (
            <ButtonLink
              to={writeListAddress(nearMiss.filter)}
              state={TOP_OF_PAGE}
              kind={eggless ? 'line' : 'main'}
            >
              Show {countProducts(nearMiss.count)} for {nearMiss.guests} guests
              {nearMiss.isEggless && ', made eggless'}
            </ButtonLink>
          )}
          <ButtonLink
            to={isSingle && !isTooSoon ? '/products' : writeListAddress(clearFilters(filter, avoided))}
            state={TOP_OF_PAGE}
            kind={eggless || nearMiss ? 'line' : 'main'}
          >
            {nameWayOut(isSingle, isTooSoon)}
          </ButtonLink>
        </>
      }
    >
      {isSingle ? (
        <p>{describeReason(filter, hiddenCount)}</p>
      ) : (
        <>
          <p>Nothing matches all your filters. Remove {hasUseful ? 'one' : 'some'}:</p>
          <ChipLinks
            chips={named.map(({ chip }) => chip)}
            {...(hasUseful && { describeGain: (index) => countProducts(named[index]?.gain ?? 0) })}
            onRemove={onRemove}
            className="mt-3 justify-center"
          />
        </>
      )}
    </EmptyState>
  );
}

function nameWayOut(isSingle: boolean, isTooSoon: boolean): string {
  if (isTooSoon) return 'Show all days';
  return isSingle ? 'See other products' : 'Clear all filters';
}

function describeReason({ excludeAllergens, notice }: ListFilter, hiddenCount: number): string {
  if (notice !== null) return 'Nothing can be ready by then.';
  if (hiddenCount === 0) return 'We don’t have anything like that at the moment.';
  return `Nothing here is listed as free of ${nameAllergens(excludeAllergens, 'or')}.`;
}
