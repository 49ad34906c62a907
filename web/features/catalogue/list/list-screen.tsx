import type { ProductFacets, ProductList } from '../../../../contract/products.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import { TracesLine } from '../../../ui/product/traces.tsx';
import { writeListAddress } from './address/list-address.ts';
import type { ListFilter } from './address/list-filter.ts';
import { headList } from './address/list-meta.ts';
import { useShownFilter } from './address/use-shown-filter.ts';
import { ListFrame } from './list-frame.tsx';
import type { NearMiss } from './near-miss.ts';
import { ListSkeleton } from './results/list-skeleton.tsx';
import { NoResults } from './results/no-results.tsx';
import { ProductResults } from './results/product-results.tsx';
import { HiddenNote } from './safe/hidden-note.tsx';
import { isWithoutAllergens } from './safe/safe-list.ts';
import { useAvoidingList } from './safe/use-avoiding-list.ts';

const SKELETONS_AFTER_MS = 200;

export type ListScreenData = {
  readonly filter: ListFilter;
  readonly list: ProductList;
  readonly allFacets: ProductFacets;
  readonly hiddenCount: number;
  readonly egglessCount: number;
  /** Where nothing is left: how many there would be without each filter. */
  readonly gains: readonly number[];
  readonly nearMiss: NearMiss | null;
  readonly hasPromo: boolean;
};

export function ListScreen(props: ListScreenData) {
  const { filter: loaded, list, allFacets, hiddenCount, egglessCount, gains, nearMiss, hasPromo } = props;
  const { filter, isLoading, showList } = useShownFilter(loaded);
  const isLate = useDelayedFlag(isLoading, SKELETONS_AFTER_MS);
  const { title, lead } = headList(filter);
  useAvoidingList(loaded);
  return (
    <div className="wrap">
      <PageHeading title={title}>{lead}</PageHeading>
      <ListFrame
        filter={filter}
        facets={list.facets}
        allFacets={allFacets}
        total={list.total}
        isLoading={isLoading}
        gains={gains}
        egglessCount={egglessCount}
        onChange={showList}
      >
        {(forgetChip) => (
          <>
            {list.total > 0 && isWithoutAllergens(loaded) && <TracesLine />}
            <HiddenNote filter={loaded} hiddenCount={hiddenCount} egglessCount={egglessCount} />
            {isLate && <ListSkeleton count={Math.max(list.data.length, 4)} />}
            {!isLate && list.total === 0 && (
              <NoResults
                filter={loaded}
                gains={gains}
                hiddenCount={hiddenCount}
                egglessCount={egglessCount}
                nearMiss={nearMiss}
                onRemove={forgetChip}
              />
            )}
            {!isLate && list.total > 0 && (
              <ProductResults
                key={writeListAddress(loaded)}
                filter={loaded}
                list={list}
                hasPromo={hasPromo}
              />
            )}
          </>
        )}
      </ListFrame>
    </div>
  );
}
